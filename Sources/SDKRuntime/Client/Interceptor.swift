/// Stands around every exchange of a client: it may change the request, answer itself, look at
/// the response, or call `next` again.
///
/// What it changes is checked again before it is sent.
public protocol Interceptor: Sendable {
  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange,
    next: NextInterceptor
  ) async throws -> HTTPResponse
}

/// What stands inside an interceptor: the next one, or the transport.
///
/// A type and not a closure, so that interceptors compile alike whatever a module takes
/// `async` functions to be isolated to.
public struct NextInterceptor: Sendable {
  private let run: @Sendable (HTTPRequest) async throws -> HTTPResponse

  init(_ run: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) { self.run = run }

  /// Sends the request on. Calling it again sends it again.
  public func callAsFunction(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await run(request)
  }
}

/// The call an interceptor stands in.
public struct Exchange: Sendable {
  public let operationID: String
  /// From 1.
  public let attempt: Int

  public init(operationID: String, attempt: Int = 1) {
    self.operationID = operationID
    self.attempt = attempt
  }
}

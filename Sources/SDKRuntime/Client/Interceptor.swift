/// Stands around every exchange of a client: it may change the request, answer itself, look at
/// the response, or call `next` again.
///
/// What it changes is checked again before it is sent.
public protocol Interceptor: Sendable {
  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange,
    next: @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> HTTPResponse
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

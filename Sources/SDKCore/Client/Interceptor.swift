/// Stands around every exchange of a client: it may change the request, response itself, look at
/// the response, or call `next` again.
///
/// What it changes is checked again before it is sent.
public protocol Interceptor: Sendable {
  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange,
    next: NextInterceptor
  ) async throws -> HTTPResponse
}

/// The next interceptor inside an interceptor, or the transport.
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
  /// The number of the attempt, from 1.
  public internal(set) var attempt: Int
  /// The state that belongs to all attempts.
  package let call: Call
  /// True if a redirect led to this request.
  package var isRedirected = false
  /// True if the response may be kept in the cache.
  package var isForCache = false

  public init(operationID: String, attempt: Int = 1) {
    self.init(Call(.named(operationID)), attempt: attempt)
  }

  package init(_ call: Call, attempt: Int = 1) {
    self.attempt = attempt
    self.call = call
  }

  public var operationID: String { call.operationID }

  /// The time until the call's deadline, by the client's clock; nil when it has none.
  public var remaining: Duration? { call.remaining }
}

extension Exchange {
  /// Returns the error that a stage ends the call with.
  @inline(never)
  package func failure(
    _ kind: APIError.Kind, _ request: HTTPRequest, reason: String,
    response: HTTPResponse? = nil, retryAfter: Duration? = nil, underlying: (any Error)? = nil
  ) -> APIError {
    APIError(
      kind, operationID: operationID, request: request.summary, response: response,
      reason: reason, attempts: call.attempts, retryAfter: retryAfter, underlying: underlying)
  }
}

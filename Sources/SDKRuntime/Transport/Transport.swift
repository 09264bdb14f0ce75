/// Performs one exchange: no retry, no redirect, no cache, no authentication, no cookies.
///
/// Whatever the status, a response is returned; a 3xx arrives as it is.
public protocol Transport: Sendable {
  /// - Throws: `.cancelled` when the task is cancelled, at once.
  func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse
}

/// Where the body of a response goes.
public enum Receiving: Sendable {
  /// Into memory, up to `RequestOptions.maxResponseBytes`.
  case data
}

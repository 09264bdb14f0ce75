public import Foundation

/// Performs one exchange: no retry, no redirect, no cache, no authentication, no cookies.
///
/// Whatever the status, a response is returned; a 3xx arrives as it is. Its headers have a field for each `Set-Cookie`,
/// which URLSession joins by commas.
public protocol Transport: Sendable {
  /// - Throws: `.cancelled` when the task is cancelled, at once.
  func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse

  /// The headers that the transport adds to a request that lacks them, if a response may depend on
  /// them; by default none. A transport that hands requests to another one returns that one's.
  ///
  /// The cache, shared exchanges and kept parts of downloads tell requests apart by them, so a value
  /// must change when what is sent does. It need not be what is sent.
  var addedHeaders: HTTPHeaders { get }
}

extension Transport {
  public var addedHeaders: HTTPHeaders { HTTPHeaders() }
}

extension HTTPRequest {
  /// Returns the request with the headers that it lacks, to tell it apart from others; it is never sent.
  package func adding(_ headers: HTTPHeaders) -> HTTPRequest {
    if headers.isEmpty { return self }
    var request = self
    for field in headers where self.headers[field.name] == nil {
      request.headers.append(field.name, field.value)
    }
    return request
  }
}

/// The destination of the body of a 2xx response. That of any other goes into memory, cut at
/// `RequestOptions.maxResponseBytes`, so that errors can hold it.
public enum Receiving: Sendable {
  /// Into memory, up to `RequestOptions.maxResponseBytes`.
  case data
  /// To the caller while it arrives; `send` returns with the head.
  case stream
  /// Into a file, in place of one that is there. A client gives the location of a file of its own: it
  /// moves the file to where its caller wants it when the call succeeds, and removes it otherwise,
  /// whatever a transport has written by then.
  case file(URL)
}

/// A transport that may respond without a network.
package protocol StandInTransport: Transport {
  /// True if it responds without one.
  var isStandIn: Bool { get }
}

extension Transport {
  /// True if it is a `StandInTransport` that responds without a network.
  var standsIn: Bool { (self as? any StandInTransport)?.isStandIn == true }

  /// Returns how long what uses it may take by default. Without a network that is any
  /// time, except on a clock for tests: the system's clock would measure how busy the machine is.
  package func defaultLimit(_ limit: Duration?, on clock: any Clock<Duration>) -> Duration? {
    standsIn && clock is ContinuousClock ? nil : limit
  }
}

/// The way calls are sent. An option that is nil is not stated here.
package struct CallOptions: Equatable, Sendable {
  /// The seconds without progress after which a call fails.
  package var timeout: Double?
  /// The seconds that a call may take with its retries.
  package var deadline: Double?
  package var retries: Retries?
  package var cache: Cache?
  /// Indicates whether equal reads in flight at the same time share one exchange.
  package var share: Bool?
  /// The header that is filled with one UUID per call.
  package var idempotencyHeader: String?

  /// Indicates that a response may come from the cache, or from another call's exchange, or may not.
  package var asksForCache: Bool { cache != nil || share != nil }

  package struct Retries: Equatable, Sendable {
    package var max: Int?
    package var statuses: [Int]?
    /// The codes in rejected responses (see `SuccessRule`) that are worth another attempt.
    package var codes: [String] = []
    /// The HTTP methods of requests that are sent again.
    package var methods: [Method]?
    /// The errors of the transport that are worth another attempt.
    package var errors: [TransportError]?
    /// The seconds before the first retry.
    package var baseDelay: Double?
    /// The factor by which each delay is longer than the one before.
    package var multiplier: Double?
    package var maxDelay: Double?
    package var jitter: Jitter?

    package enum Method: String, CaseIterable, Equatable, Sendable {
      case get = "GET"
      case query = "QUERY"
      case post = "POST"
      case put = "PUT"
      case patch = "PATCH"
      case delete = "DELETE"
      case head = "HEAD"
      case options = "OPTIONS"
    }

    /// The codes of the runtime's `TransportError` that may be retried at all.
    package enum TransportError: String, CaseIterable, Equatable, Sendable {
      case dns, cannotConnect, connectionLost, truncated, idleTimeout
    }

    /// How much of a delay is random: nothing, half of it, or all.
    package enum Jitter: String, CaseIterable, Equatable, Sendable { case none, equal, full }

    package init(max: Int? = nil) { self.max = max }
  }

  package enum Cache: Equatable, Sendable {
    case off
    case http
    /// The seconds a response is fresh, and for how long it may then be served while a new one is fetched.
    case fresh(Double, stale: Double?)
  }

  package init() {}
}

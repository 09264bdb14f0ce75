/// How calls are sent. What is nil is not said here.
package struct CallOptions: Equatable, Sendable {
  /// Seconds without progress.
  package var timeout: Double?
  /// Seconds for the whole call with its retries.
  package var deadline: Double?
  package var retries: Retries?
  package var cache: Cache?
  /// Whether equal reads under way at the same time share one exchange.
  package var share: Bool?
  /// The header that is filled with one UUID per call.
  package var idempotencyHeader: String?

  package struct Retries: Equatable, Sendable {
    package var max: Int?
    package var statuses: [Int]?
    /// Rejections of `success` that are worth another attempt.
    package var codes: [String]
    /// Seconds.
    package var baseDelay: Double?
    package var maxDelay: Double?

    package init(
      max: Int? = nil, statuses: [Int]? = nil, codes: [String] = [], baseDelay: Double? = nil,
      maxDelay: Double? = nil
    ) {
      self.max = max
      self.statuses = statuses
      self.codes = codes
      self.baseDelay = baseDelay
      self.maxDelay = maxDelay
    }
  }

  package enum Cache: Equatable, Sendable {
    case off
    case http
    /// Seconds a response is fresh, and for how long after that it may be served while a new one is fetched.
    case fresh(Double, stale: Double?)
  }

  package init(
    timeout: Double? = nil, deadline: Double? = nil, retries: Retries? = nil, cache: Cache? = nil,
    share: Bool? = nil, idempotencyHeader: String? = nil
  ) {
    self.timeout = timeout
    self.deadline = deadline
    self.retries = retries
    self.cache = cache
    self.share = share
    self.idempotencyHeader = idempotencyHeader
  }
}

import Foundation

/// The rules by which requests are sent again: which ones, how often, and after how long.
///
/// It narrows the rule that stands above it: the method is idempotent, the request carries an
/// idempotency key, or it has a body of which nothing was sent, since the host was not found or
/// took no connection; and the body can be sent again. Only `isSafeToRepeat` widens it.
public struct RetryPolicy: Hashable, Sendable {
  public enum Jitter: Hashable, Sendable {
    /// The delay as computed.
    case none
    /// A delay between half of it and the whole.
    case equal
    /// A delay between nothing and the whole.
    case full
  }

  /// Beyond the first attempt.
  public var maxRetries: Int
  /// 500 is worth another attempt for reads only (GET, HEAD, OPTIONS, TRACE, QUERY): a server that
  /// failed in the middle of a PUT or DELETE may fail in a worse way the second time.
  public var statuses: Set<Int>
  /// A method that is not idempotent, such as POST, is sent again only where nothing was sent, or
  /// with an idempotency key, which needs no entry here.
  public var methods: Set<String>
  /// The errors of the transport that are worth another attempt: others than the default's never
  /// are. `idleTimeout` is so only for reads and with an idempotency key.
  public var errors: Set<TransportError.Code>
  /// The codes of rejections, of a 2xx response, that are worth another attempt.
  public var codes: Set<String>
  /// True if a request may be sent again as a GET is, whatever its method: for a POST of which its author
  /// knows that a second one does no harm, such as a search.
  public var isSafeToRepeat: Bool
  /// Before the first retry; then `multiplier` times the one before, up to `maxDelay`.
  public var baseDelay: Duration
  public var multiplier: Double
  public var maxDelay: Duration
  public var jitter: Jitter
  /// True if a 408, 429 or 503 says itself when to come back.
  public var honoursRetryAfter: Bool
  /// A server that asks for more gets no further attempt; `APIError.retryAfter` tells when.
  public var maxRetryAfter: Duration
  /// True if a DELETE that was sent again and then finds 404 counts as done: an attempt before, of
  /// which nothing was heard, may have deleted what it names. The response is 204 then, without a
  /// body. Not for endpoints with a success rule.
  public var countsNotFoundAsDeleted: Bool

  public static let defaultStatuses: Set<Int> = [408, 429, 500, 502, 503, 504]
  public static let defaultMethods: Set<String> = [
    "GET", "HEAD", "OPTIONS", "TRACE", "QUERY", "PUT", "DELETE", "POST", "PATCH",
  ]

  public static let defaultErrors: Set<TransportError.Code> = [
    .dns, .cannotConnect, .connectionLost, .truncated, .idleTimeout,
  ]

  public init(
    maxRetries: Int = 2, statuses: Set<Int>? = nil, methods: Set<String>? = nil,
    errors: Set<TransportError.Code>? = nil, codes: Set<String> = [],
    baseDelay: Duration = .milliseconds(300), multiplier: Double = 2,
    maxDelay: Duration = .seconds(20), jitter: Jitter = .full, honoursRetryAfter: Bool = true,
    maxRetryAfter: Duration = .seconds(10), countsNotFoundAsDeleted: Bool = false,
    isSafeToRepeat: Bool = false
  ) {
    self.maxRetries = maxRetries
    self.statuses = statuses ?? Self.defaultStatuses
    self.methods = methods ?? Self.defaultMethods
    self.errors = errors ?? Self.defaultErrors
    self.codes = codes
    self.baseDelay = baseDelay
    self.multiplier = multiplier
    self.maxDelay = maxDelay
    self.jitter = jitter
    self.honoursRetryAfter = honoursRetryAfter
    self.maxRetryAfter = maxRetryAfter
    self.countsNotFoundAsDeleted = countsNotFoundAsDeleted
    self.isSafeToRepeat = isSafeToRepeat
  }

  /// One attempt.
  public static let none = RetryPolicy(maxRetries: 0)
}

extension RetryPolicy {
  /// - `random`: from 0 up to 1.
  func delay(before retry: Int, random: () -> Double) -> Duration {
    let factor = pow(max(1, multiplier), Double(max(1, retry) - 1))
    let seconds = min(baseDelay.inSeconds * factor, maxDelay.inSeconds)
    // Infinite, negative or no number where the policy is nonsense.
    guard seconds > 0 else { return .zero }
    switch jitter {
    case .none: return Duration(clampingSeconds: seconds)
    case .equal: return Duration(clampingSeconds: seconds * (0.5 + random() / 2))
    case .full: return Duration(clampingSeconds: seconds * random())
    }
  }
}

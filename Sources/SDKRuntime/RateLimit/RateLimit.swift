/// How many requests a client sends, retries included. What comes too early waits its turn.
public struct RateLimit: Hashable, Sendable {
  /// As many may go at once; then they go evenly.
  public var requests: Int
  public var period: Duration
  /// A request that would wait longer, or past its deadline, fails at once as
  /// `APIError.Kind.rateLimited`.
  public var maxWait: Duration

  public init(_ requests: Int, per period: Duration, maxWait: Duration = .seconds(60)) {
    self.requests = requests
    self.period = period
    self.maxWait = maxWait
  }
}

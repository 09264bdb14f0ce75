/// A limit for the attempts that a client makes, retries included. One that comes too early waits its
/// turn. What an attempt leads to is not counted: redirects, and the replay after a refresh.
public struct RateLimit: Hashable, Sendable {
  /// The number of requests that may go at once; then they go evenly.
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

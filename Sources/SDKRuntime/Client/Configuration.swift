extension APIClient {
  /// What every request of a client has in common. Descriptions show no header and no query
  /// value.
  public struct Configuration: Sendable, CustomReflectable {
    /// Where requests go, unless an endpoint names another.
    public var server: Server
    /// Others, which endpoints call by name.
    public var servers: [Server] = []
    /// What endpoints and calls do not say themselves.
    public var options = RequestOptions()
    /// Sent with every request, unless an endpoint or call has a header of that name.
    public var headers: RequestItems = []
    /// Added to every query, unless an endpoint has a value of that name.
    public var query: RequestItems = []
    /// The first is used where nothing else is said.
    public var schemes: [SecurityScheme] = []
    public var coders: Coders = .standard
    /// Outermost first.
    public var interceptors: [any Interceptor] = []
    /// How many requests go out at most; nil: as many as there are.
    public var rateLimit: RateLimit?
    /// What retries may add to the client's load.
    public var retryBudget = RetryBudget()
    /// Tells the time of retries, deadlines, rate limits, caches and tokens.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Told of what was left out of an answer because it could not be decoded. Called while the
    /// answer is decoded; it should return at once.
    public var onDecodingProblem: (@Sendable (DecodingProblem) -> Void)?
    /// From 0 up to 1, for delays; tests say which.
    package var random: @Sendable () -> Double = { .random(in: 0..<1) }

    public init(server: Server) { self.server = server }

    public init(server: some ServerChoice) { self.server = server.server }

    public var customMirror: Mirror { Mirror(self, children: []) }
  }
}

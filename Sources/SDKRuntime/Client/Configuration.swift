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
    /// Tells the time of retries, deadlines, rate limits, caches and tokens.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Told of each call. What it hears of values is what `redaction` lets through.
    public var logger: (any RequestLogger)?
    public var redaction = Redaction.standard
    /// Told what became of each call, and what it cost. It should return at once.
    public var onExchange: (@Sendable (ExchangeReport) -> Void)?
    /// Keeps cookies, where there is one; else cookies are neither kept nor sent.
    public var cookies: CookieJar?
    /// What people are told of errors.
    public var errorMessages = ErrorMessages.standard
    /// Told of what could not be decoded: what was left out of an answer, and where an answer as
    /// a whole failed. Called while the answer is decoded; it should return at once.
    public var onDecodingProblem: (@Sendable (DecodingProblem) -> Void)?

    public init(server: Server) { self.server = server }

    public init(server: some ServerChoice) { self.server = server.server }

    public var customMirror: Mirror { Mirror(self, children: []) }
  }
}

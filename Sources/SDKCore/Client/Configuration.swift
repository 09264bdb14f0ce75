extension APIClient {
  /// The settings that all requests of a client have in common. Descriptions show no header and no
  /// query value.
  public struct Configuration: Sendable, CustomReflectable {
    /// The server of requests, unless an endpoint names another.
    public var server: Server
    /// The other servers, which endpoints call by name. They do not follow `server`: `replaceServers` changes all.
    public var servers: [Server] = []
    /// The options of calls, where neither the call nor its endpoint says otherwise.
    public var options = RequestOptions()
    /// The deadline of calls for which neither the call nor its endpoint nor `options` says one,
    /// unless they are transfers or streams; nil: none.
    ///
    /// Transfers are downloads to files, calls that are told of progress, and bodies that are bytes,
    /// files or have files in them: their time is that of the network. Over the mocks of SDKTesting
    /// calls have no deadline by default, unless `clock` is a `TestClock`.
    public var defaultDeadline: Duration? = .seconds(60)
    /// Sent with every request, unless an endpoint or call has a header of that name.
    public var headers: RequestItems = []
    /// Added to every query, unless an endpoint has a value of that name.
    public var query: RequestItems = []
    /// The values that endpoints leave to the client (`ClientParameter`), by the names of the
    /// parameters.
    public var parameters: RequestItems = []
    /// The first is used where nothing else is said.
    public var schemes: [SecurityScheme] = []
    /// The schemes of calls, where neither the call nor its endpoint names any.
    public var auth = AuthRequirement.default
    /// True if credentials may go over `http` to any server. By default they go to this machine and to
    /// servers that say so themselves (`Server.allowsInsecureServer`); other calls end with
    /// `APIError.Kind.insecureServer`. A credential is one of `schemes`, or a header `Authorization`, or a body
    /// that logs somebody in, as `RedirectPolicy` tells it.
    public var allowsInsecureServer = false
    public var coders: Coders = .standard
    /// Outermost first.
    public var interceptors: [any Interceptor] = []
    /// The load that retries may add to the client's.
    public var retryBudget = RetryBudget()
    /// Tells the time of retries, deadlines, rate limits, caches and tokens.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Told of each call. What it hears of values is what `redaction` lets through.
    public var logger: (any RequestLogger)?
    public var redaction = Redaction.standard
    /// Told what became of each call, and what it cost. It should return at once.
    public var onExchange: (@Sendable (ExchangeReport) -> Void)?
    /// The texts in which people are told of errors.
    public var errorMessages = ErrorMessages.standard
    /// Told of what could not be decoded: what was left out of a response, and where a response as
    /// a whole failed. Called once the response is decoded, with a hundred problems at most and one
    /// that says that there are more; it should return at once.
    public var onDecodingProblem: (@Sendable (DecodingProblem) -> Void)?
    /// What else was asked for.
    package var features: [Feature] = []
    package var cookieRule: CookieRule?
    /// A random number from 0 up to 1, for delays; tests set it.
    package var random: @Sendable () -> Double = { .random(in: 0..<1) }

    public init(server: Server) { self.server = server }

    /// Sends every request to this server, those too that go to one of `servers`: for tests and
    /// proxies. Names stay, since constants may depend on them.
    public mutating func replaceServers(with server: Server) {
      replaceServers { _ in server }
    }

    /// Puts another in the place of each server; the names of the old ones stay.
    public mutating func replaceServers(_ replacement: (Server) -> Server) {
      func replaced(_ old: Server) -> Server {
        let new = replacement(old)
        return Server(
          new.text, name: old.name, hosts: old.hosts,
          allowsInsecureServer: new.allowsInsecureServer)
      }
      server = replaced(server)
      servers = servers.map(replaced)
    }

    public init(server: some ServerChoice) { self.server = server.server }

    public var customMirror: Mirror { Mirror(self, children: []) }
  }
}

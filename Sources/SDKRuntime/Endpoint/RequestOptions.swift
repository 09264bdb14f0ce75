/// The options of a call. One that is nil is left to others: the call's options win over the
/// endpoint's, those over the client's.
public struct RequestOptions: Sendable {
  /// The time for which one attempt may go without progress; 60 seconds by default.
  ///
  /// `URLSessionTransport` rounds up to whole seconds, at least one and at most a day. The wait for
  /// a free connection does not count.
  public var timeout: Duration?

  /// The time that the whole call may take, attempts, waits, token refreshes and redirects
  /// included; `Configuration.defaultDeadline` by default. Of a streamed response, until its head
  /// has come. `RequestOptions.noDeadline` for as long as it takes.
  public var deadline: Duration?

  /// The deadline of a call that may take as long as it takes.
  public static let noDeadline = Duration.seconds(Int64.max)

  /// The rule by which requests are sent again; `RetryPolicy()` by default.
  public var retry: RetryPolicy? {
    get { boxedRetry?.value }
    set { boxedRetry = newValue.map(Boxed.init) }
  }
  /// Large, and seldom there: each request carries its options.
  private var boxedRetry: Boxed<RetryPolicy>?

  /// The number of retries, in place of the policy's own.
  public var maxRetries: Int?

  /// The rule by which a response may come from the client's cache; `.bypass` by default.
  public var cache: CachePolicy?

  /// True if a GET or HEAD may share the exchange of an equal one that is under way, of the same
  /// user; false by default.
  ///
  /// Each call keeps its own deadline and can be cancelled alone. Streams, downloads and calls that
  /// are told of progress are never shared, and no read joins one that began before a write of this
  /// client. Interceptors see the first of the calls only.
  public var sharesExchange: Bool?

  /// The redirects that are followed; `.safe(max: 20)` by default.
  public var redirects: RedirectPolicy?

  /// The header in which the server takes an idempotency key. With it, a request whose method is
  /// not idempotent carries a key, the same on each attempt, and so may be sent again.
  public var idempotencyHeader: String?

  /// The key itself, for a call that may be made again later; a new one for each call where
  /// nobody says. Sent as `Idempotency-Key` unless `idempotencyHeader` says otherwise.
  public var idempotencyKey: String?

  /// The largest body that is accepted, in bytes after decompression; 100 MB by default. A larger
  /// one is `APIError.Kind.bodyTooLarge`, or is cut when the status is an error's; a negative limit
  /// is zero. Downloads and streams have no limit as a whole; here it is that of one event or line.
  public var maxResponseBytes: Int?

  /// Added to the request, in place of those of the same name.
  public var headers: HTTPHeaders

  /// Values in place of the client's for parameters that endpoints leave to it, by their names:
  /// `[("AccountSid", "AC2")]`.
  public var parameters: RequestItems

  /// The properties of a JSON object that are sent as null, by their names on the wire. An argument
  /// that is nil is left out, which clears nothing.
  public var nulls: [String]

  /// Replaces what the endpoint says, unless `.default`.
  public var auth: AuthRequirement

  /// True if JSON is decoded whatever the response's `Content-Type` says.
  public var acceptsAnyContentType: Bool?

  /// Told how far the bodies of request and response have come.
  public var progress: ProgressHandler?

  /// The networks that the call may use, and its urgency; each of these options is merged by
  /// itself.
  public var network: NetworkOptions? {
    get { boxedNetwork?.value }
    set { boxedNetwork = newValue.map(Boxed.init) }
  }
  private var boxedNetwork: Boxed<NetworkOptions>?

  /// True if Linux may take compressed bodies of which nobody can tell whether they are whole:
  /// bytes, text, streams and files. False by default.
  ///
  /// There URLSession takes a compressed body that was cut short for a whole one, so such
  /// requests ask for an uncompressed body, and a compressed one is
  /// `TransportError.Code.malformedResponse`. With this option, what arrives may be **cut without
  /// an error**; set it where the content itself tells. JSON does, and needs no option. On Apple
  /// platforms compression is checked and always accepted.
  public var acceptsUncheckedCompression: Bool?

  /// Keeps what has arrived of a download that ends too early, for a later call to go on with; nil:
  /// only the attempts of one call go on where the last one ended.
  public var resumption: DownloadResumption? {
    get { boxedResumption?.value }
    set { boxedResumption = newValue.map(Boxed.init) }
  }
  private var boxedResumption: Boxed<DownloadResumption>?

  /// The part in which a download is collected; set by the client.
  var partialDownload: PartialDownload?

  /// True if a compressed body is no response to this call; set by the client.
  package var refusesCompression = false

  /// Creates options that leave everything to others. Every generated method has them as a default
  /// argument, which is a call of one function this way, and not the twenty arguments of the other.
  public init() {
    headers = [:]
    parameters = []
    nulls = []
    auth = .default
  }

  public init(
    timeout: Duration? = nil, deadline: Duration? = nil, retry: RetryPolicy? = nil,
    maxRetries: Int? = nil,
    cache: CachePolicy? = nil, sharesExchange: Bool? = nil, redirects: RedirectPolicy? = nil,
    idempotencyHeader: String? = nil, idempotencyKey: String? = nil,
    maxResponseBytes: Int? = nil, headers: HTTPHeaders = [:], parameters: RequestItems = [],
    nulls: [String] = [], auth: AuthRequirement = .default,
    acceptsAnyContentType: Bool? = nil, progress: ProgressHandler? = nil,
    network: NetworkOptions? = nil, acceptsUncheckedCompression: Bool? = nil,
    resumption: DownloadResumption? = nil
  ) {
    self.timeout = timeout
    self.deadline = deadline
    boxedRetry = retry.map(Boxed.init)
    self.maxRetries = maxRetries
    self.cache = cache
    self.sharesExchange = sharesExchange
    self.redirects = redirects
    self.idempotencyHeader = idempotencyHeader
    self.idempotencyKey = idempotencyKey
    self.maxResponseBytes = maxResponseBytes
    self.headers = headers
    self.parameters = parameters
    self.nulls = nulls
    self.auth = auth
    self.acceptsAnyContentType = acceptsAnyContentType
    self.progress = progress
    boxedNetwork = network.map(Boxed.init)
    self.acceptsUncheckedCompression = acceptsUncheckedCompression
    boxedResumption = resumption.map(Boxed.init)
  }

  /// Takes over what `nearer` says. Most say nothing, so nothing else is touched.
  mutating func apply(_ nearer: borrowing RequestOptions) {
    if let timeout = nearer.timeout { self.timeout = timeout }
    if let deadline = nearer.deadline { self.deadline = deadline }
    if let retry = nearer.retry {
      self.retry = retry
      // Who names a policy means its number too.
      maxRetries = nil
    }
    if let maxRetries = nearer.maxRetries { self.maxRetries = maxRetries }
    if let cache = nearer.cache { self.cache = cache }
    if let shares = nearer.sharesExchange { sharesExchange = shares }
    if let redirects = nearer.redirects { self.redirects = redirects }
    if let header = nearer.idempotencyHeader { idempotencyHeader = header }
    if let key = nearer.idempotencyKey { idempotencyKey = key }
    if let maximum = nearer.maxResponseBytes { maxResponseBytes = maximum }
    for field in nearer.headers.fields { headers.replace(field.name, field.value) }
    if !nearer.parameters.isEmpty { parameters = parameters.replaced(by: nearer.parameters) }
    if !nearer.nulls.isEmpty { nulls = nearer.nulls }
    if nearer.auth != .default { auth = nearer.auth }
    if let accepts = nearer.acceptsAnyContentType { acceptsAnyContentType = accepts }
    if let progress = nearer.progress { self.progress = progress }
    if let network = nearer.network {
      var merged = self.network ?? NetworkOptions()
      merged.apply(network)
      self.network = merged
    }
    if let resumption = nearer.boxedResumption { boxedResumption = resumption }
    if let accepts = nearer.acceptsUncheckedCompression { acceptsUncheckedCompression = accepts }
  }

  package var effectiveRetry: RetryPolicy {
    var policy = retry ?? RetryPolicy()
    if let maxRetries { policy.maxRetries = maxRetries }
    return policy
  }
  package var effectiveRedirects: RedirectPolicy { redirects ?? .safe(max: 20) }
  /// The header of the idempotency key, if there is to be one.
  var keyHeader: String? {
    idempotencyHeader ?? (idempotencyKey == nil ? nil : "Idempotency-Key")
  }
  package var effectiveTimeout: Duration { timeout ?? .seconds(60) }
  /// The limit, not below zero: what is left of it is a count of bytes.
  package var effectiveMaxResponseBytes: Int { max(0, maxResponseBytes ?? 100_000_000) }
}

/// The security schemes of the client that a call uses.
public enum AuthRequirement: Hashable, Sendable {
  /// The nearest that says something: call, endpoint, client; else the client's first scheme.
  case `default`
  /// No credential is sent.
  case none
  /// The scheme of this name.
  case scheme(String)
  /// All of these schemes at once.
  case all([String])
  /// The first of these lists whose schemes all have a credential; an empty list needs none.
  case any([[String]])
}

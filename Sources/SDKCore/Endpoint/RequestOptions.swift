/// The options of a call. One that is nil is left to others: the call's options win over the
/// endpoint's, those over the client's.
public struct RequestOptions: Sendable {
  /// Nil where nothing is said. By reference, since each request carries its options, is copied often,
  /// and seldom has any.
  private var values: Boxed<RequestOptionValues>?

  /// Options that leave everything to others.
  public init() {}

  /// The time for which one attempt may go without progress; 60 seconds by default.
  ///
  /// `URLSessionTransport` rounds up to whole seconds, at least one and at most a day. The wait for
  /// a free connection does not count.
  public var timeout: Duration? {
    get { values?.value.timeout }
    set { change { $0.timeout = newValue } }
  }

  /// The time that the whole call may take, attempts, waits, token refreshes and redirects
  /// included; `Configuration.defaultDeadline` by default. Of a streamed response, until its head
  /// has come. `RequestOptions.noDeadline` for as long as it takes.
  public var deadline: Duration? {
    get { values?.value.deadline }
    set { change { $0.deadline = newValue } }
  }

  /// The deadline of a call that may take as long as it takes.
  public static let noDeadline = Duration.seconds(Int64.max)

  /// The rule by which requests are sent again; `RetryPolicy()` by default.
  public var retry: RetryPolicy? {
    get { values?.value.retry }
    set { change { $0.retry = newValue } }
  }

  /// The number of retries, in place of the policy's own.
  public var maxRetries: Int? {
    get { values?.value.maxRetries }
    set { change { $0.maxRetries = newValue } }
  }

  /// The redirects that are followed. By default as with `.safe(max: 20)`, but by 307 and 308 no request
  /// with a body or a credential goes to another origin.
  public var redirects: RedirectPolicy? {
    get { values?.value.redirects }
    set { change { $0.redirects = newValue } }
  }

  /// The header in which the server takes an idempotency key. With it, a request whose method is
  /// not idempotent carries a key, the same on each attempt, and so may be sent again.
  public var idempotencyHeader: String? {
    get { values?.value.idempotencyHeader }
    set { change { $0.idempotencyHeader = newValue } }
  }

  /// The key itself, for a call that may be made again later; by default a new one for
  /// each call. Sent as `Idempotency-Key` unless `idempotencyHeader` says otherwise.
  public var idempotencyKey: String? {
    get { values?.value.idempotencyKey }
    set { change { $0.idempotencyKey = newValue } }
  }

  /// The largest body that is accepted, in bytes after decompression; 100 MB by default. A larger
  /// one is `APIError.Kind.bodyTooLarge`; a negative limit is zero. The body of an error is cut at 2 MB, or
  /// here if that is less. Downloads and streams have no limit as a whole; here it is that of one event
  /// or line, 16 MB by default.
  public var maxResponseBytes: Int? {
    get { values?.value.maxResponseBytes }
    set { change { $0.maxResponseBytes = newValue } }
  }

  /// Added to the request, in place of those of the same name.
  public var headers: HTTPHeaders {
    get { values?.value.headers ?? [:] }
    set { change { $0.headers = newValue } }
  }

  /// Values in place of the client's for parameters that endpoints leave to it, by their names:
  /// `[("AccountSid", "AC2")]`.
  public var parameters: RequestItems {
    get { values?.value.parameters ?? [] }
    set { change { $0.parameters = newValue } }
  }

  /// The properties of a JSON object that are sent as null, by their names on the wire. An argument
  /// that is nil is left out, which clears nothing.
  public var nulls: [String] {
    get { values?.value.nulls ?? [] }
    set { change { $0.nulls = newValue } }
  }

  /// Replaces what the endpoint says, unless `.default`.
  public var auth: AuthRequirement {
    get { values?.value.auth ?? .default }
    set { change { $0.auth = newValue } }
  }

  /// True if JSON is decoded whatever the response's `Content-Type` says.
  public var acceptsAnyContentType: Bool? {
    get { values?.value.acceptsAnyContentType }
    set { change { $0.acceptsAnyContentType = newValue } }
  }

  /// Told how far the bodies of request and response have come.
  public var progress: ProgressHandler? {
    get { values?.value.progress }
    set { change { $0.progress = newValue } }
  }

  /// The networks that the call may use, and its urgency; each of these options is merged by
  /// itself.
  public var network: NetworkOptions? {
    get { values?.value.network }
    set { change { $0.network = newValue } }
  }

  /// True if Linux may take compressed bodies although it cannot tell whether they are whole:
  /// bytes, text, streams and files. False by default.
  ///
  /// There URLSession takes a compressed body that was cut short for a whole one, so such
  /// requests ask for an uncompressed body, and a compressed one is
  /// `TransportError.Code.malformedResponse`. With this option, what arrives may be **cut without
  /// an error**; set it where the content itself tells. JSON does, except for a number, and needs no option. On Apple
  /// platforms compression is checked and always accepted.
  public var acceptsUncheckedCompression: Bool? {
    get { values?.value.acceptsUncheckedCompression }
    set { change { $0.acceptsUncheckedCompression = newValue } }
  }

  /// Keeps what has arrived of a download that ends too early, for a later call to go on with; nil:
  /// only the attempts of one call go on where the last one ended.
  public var resumption: DownloadResumption? {
    get { values?.value.resumption }
    set { change { $0.resumption = newValue } }
  }

  /// What these options ask for, and other calls do without: each with its property, in a module of its own.
  package var features: [Feature] {
    get { values?.value.features ?? [] }
    set { change { $0.features = newValue } }
  }

  /// The endpoint that a caller knows, where another stands in for it: mocks and logs see no other.
  package var knownEndpoint: (any Endpoint)? {
    get { values?.value.knownEndpoint }
    set { change { $0.knownEndpoint = newValue } }
  }

  /// The part in which a download is collected; set by the client.
  package var partialDownload: PartialDownload? {
    get { values?.value.partialDownload }
    set { change { $0.partialDownload = newValue } }
  }

  /// The origin to which credentials may go over `http`; set by the client.
  var insecureOrigin: Origin? {
    get { values?.value.insecureOrigin }
    set { change { $0.insecureOrigin = newValue } }
  }

  /// Which compressed bodies are taken that may have been cut short; set by the client.
  var uncheckedCompression: UncheckedCompression {
    get { values?.value.uncheckedCompression ?? .accepted }
    set { change { $0.uncheckedCompression = newValue } }
  }

  /// Inlined where it is called, so that what is left out there costs nothing.
  @inlinable @inline(__always)
  public init(
    timeout: Duration? = nil, deadline: Duration? = nil, retry: RetryPolicy? = nil,
    maxRetries: Int? = nil, redirects: RedirectPolicy? = nil,
    idempotencyHeader: String? = nil, idempotencyKey: String? = nil,
    maxResponseBytes: Int? = nil, headers: HTTPHeaders? = nil, parameters: RequestItems? = nil,
    nulls: [String]? = nil, auth: AuthRequirement = .default,
    acceptsAnyContentType: Bool? = nil, progress: ProgressHandler? = nil,
    network: NetworkOptions? = nil, acceptsUncheckedCompression: Bool? = nil,
    resumption: DownloadResumption? = nil
  ) {
    self.init()
    if let timeout { self.timeout = timeout }
    if let deadline { self.deadline = deadline }
    if let retry { self.retry = retry }
    if let maxRetries { self.maxRetries = maxRetries }
    if let redirects { self.redirects = redirects }
    if let idempotencyHeader { self.idempotencyHeader = idempotencyHeader }
    if let idempotencyKey { self.idempotencyKey = idempotencyKey }
    if let maxResponseBytes { self.maxResponseBytes = maxResponseBytes }
    if let headers { self.headers = headers }
    if let parameters { self.parameters = parameters }
    if let nulls { self.nulls = nulls }
    if auth != .default { self.auth = auth }
    if let acceptsAnyContentType { self.acceptsAnyContentType = acceptsAnyContentType }
    if let progress { self.progress = progress }
    if let network { self.network = network }
    if let acceptsUncheckedCompression {
      self.acceptsUncheckedCompression = acceptsUncheckedCompression
    }
    if let resumption { self.resumption = resumption }
  }

  /// Takes over what `nearer` says.
  mutating func apply(_ nearer: RequestOptions) {
    guard let nearer = nearer.values?.value else { return }
    change { $0.apply(nearer) }
  }

  private mutating func change(_ change: (inout RequestOptionValues) -> Void) {
    var changed = values?.value ?? RequestOptionValues()
    change(&changed)
    values = Boxed(changed)
  }

  var effectiveRetry: RetryPolicy {
    var policy = retry ?? RetryPolicy()
    if let maxRetries { policy.maxRetries = maxRetries }
    return policy
  }
  var effectiveRedirects: RedirectPolicy { redirects ?? .safe(max: 20) }
  /// The header of the idempotency key, if there is to be one.
  var keyHeader: String? {
    idempotencyHeader ?? (idempotencyKey == nil ? nil : "Idempotency-Key")
  }
  package var effectiveTimeout: Duration { timeout ?? .seconds(60) }
  /// The limit, not below zero: what is left of it is a count of bytes.
  package var effectiveMaxResponseBytes: Int { max(0, maxResponseBytes ?? 100_000_000) }

  /// The most bytes that are kept of the body of an error.
  package var effectiveMaxErrorBytes: Int { min(effectiveMaxResponseBytes, 2_000_000) }

  /// The most bytes of one event or line of a stream.
  package var effectiveMaxPieceBytes: Int { max(0, maxResponseBytes ?? 16_000_000) }
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

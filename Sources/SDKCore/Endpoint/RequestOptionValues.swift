/// The values of `RequestOptions`, which documents them.
struct RequestOptionValues: Sendable {
  var timeout: Duration?
  var deadline: Duration?
  var retry: RetryPolicy?
  var maxRetries: Int?
  var redirects: RedirectPolicy?
  var idempotencyHeader: String?
  var idempotencyKey: String?
  var maxResponseBytes: Int?
  var headers: HTTPHeaders = [:]
  var parameters: RequestItems = []
  var nulls: [String] = []
  var auth = AuthRequirement.default
  var acceptsAnyContentType: Bool?
  var progress: ProgressHandler?
  var network: NetworkOptions?
  var acceptsUncheckedCompression: Bool?
  var resumption: DownloadResumption?
  var partialDownload: PartialDownload?
  var uncheckedCompression = UncheckedCompression.accepted
  var insecureOrigin: Origin?
  var features: [Feature] = []
  var knownEndpoint: (any Endpoint)?

  /// Takes over what `nearer` says.
  mutating func apply(_ nearer: RequestOptionValues) {
    if let timeout = nearer.timeout { self.timeout = timeout }
    if let deadline = nearer.deadline { self.deadline = deadline }
    if let retry = nearer.retry {
      self.retry = retry
      // Who names a policy means its number too.
      maxRetries = nil
    }
    if let maxRetries = nearer.maxRetries { self.maxRetries = maxRetries }
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
    if let resumption = nearer.resumption { self.resumption = resumption }
    if let accepts = nearer.acceptsUncheckedCompression { acceptsUncheckedCompression = accepts }
    for feature in nearer.features { features[feature.place] = feature }
    if let known = nearer.knownEndpoint { knownEndpoint = known }
  }
}

public import SDKCore

extension RequestOptions {
  /// Options of a call that say where its response may come from; the others as in SDKCore.
  @inlinable @inline(__always)
  public init(
    timeout: Duration? = nil, deadline: Duration? = nil, retry: RetryPolicy? = nil,
    maxRetries: Int? = nil, cache: CachePolicy?, sharesExchange: Bool? = nil,
    redirects: RedirectPolicy? = nil, idempotencyHeader: String? = nil,
    idempotencyKey: String? = nil, maxResponseBytes: Int? = nil, headers: HTTPHeaders? = nil,
    parameters: RequestItems? = nil, nulls: [String]? = nil, auth: AuthRequirement = .default,
    acceptsAnyContentType: Bool? = nil, progress: ProgressHandler? = nil,
    network: NetworkOptions? = nil, acceptsUncheckedCompression: Bool? = nil,
    resumption: DownloadResumption? = nil
  ) {
    self.init(
      timeout: timeout, deadline: deadline, retry: retry, maxRetries: maxRetries,
      redirects: redirects, idempotencyHeader: idempotencyHeader, idempotencyKey: idempotencyKey,
      maxResponseBytes: maxResponseBytes, headers: headers, parameters: parameters, nulls: nulls,
      auth: auth, acceptsAnyContentType: acceptsAnyContentType, progress: progress,
      network: network, acceptsUncheckedCompression: acceptsUncheckedCompression,
      resumption: resumption)
    if let cache { self.cache = cache }
    if let sharesExchange { self.sharesExchange = sharesExchange }
  }

  /// Options of a call that say whether it shares an exchange; the others as in SDKCore.
  @inlinable @inline(__always)
  public init(
    timeout: Duration? = nil, deadline: Duration? = nil, retry: RetryPolicy? = nil,
    maxRetries: Int? = nil, sharesExchange: Bool?, redirects: RedirectPolicy? = nil,
    idempotencyHeader: String? = nil, idempotencyKey: String? = nil,
    maxResponseBytes: Int? = nil, headers: HTTPHeaders? = nil, parameters: RequestItems? = nil,
    nulls: [String]? = nil, auth: AuthRequirement = .default,
    acceptsAnyContentType: Bool? = nil, progress: ProgressHandler? = nil,
    network: NetworkOptions? = nil, acceptsUncheckedCompression: Bool? = nil,
    resumption: DownloadResumption? = nil
  ) {
    self.init(
      timeout: timeout, deadline: deadline, retry: retry, maxRetries: maxRetries, cache: nil,
      sharesExchange: sharesExchange, redirects: redirects, idempotencyHeader: idempotencyHeader,
      idempotencyKey: idempotencyKey, maxResponseBytes: maxResponseBytes, headers: headers,
      parameters: parameters, nulls: nulls, auth: auth,
      acceptsAnyContentType: acceptsAnyContentType, progress: progress, network: network,
      acceptsUncheckedCompression: acceptsUncheckedCompression, resumption: resumption)
  }
}

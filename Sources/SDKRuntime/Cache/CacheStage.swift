import Foundation

/// Answers from the client's cache, and fills it.
final class CacheStage: Stage {
  let configuration: APIClient.Configuration
  let cache: ResponseCache
  let rules: CacheStorageRules
  /// The keys of the responses that are being renewed in the background.
  let renewing = Locked<Set<CacheKey>>([])

  init(_ configuration: APIClient.Configuration, _ cache: ResponseCache) {
    self.configuration = configuration
    self.cache = cache
    rules = CacheStorageRules(configuration)
  }

  func isIdle(_ request: HTTPRequest, _ exchange: Exchange) -> Bool {
    (request.options.cache ?? .bypass) == .bypass && request.method.isSafe
  }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    guard request.method.isSafe else { return try await change(request, exchange, next) }
    let policy = request.options.cache ?? .bypass
    guard policy != .bypass, case .data = exchange.call.receiving, request.isCacheable,
      let key = await cache.key(for: request, configuration)
    else {
      if policy == .cacheOnly { throw exchange.cacheMiss(request) }
      return try await next(request, exchange)
    }
    let visit = Visit(request: request, exchange: exchange, policy: policy, key: key, next: next)
    guard policy != .refresh, let found = await cache.entry(for: key), found.fits(request) else {
      return try await fetch(visit, nil)
    }
    switch found.verdict(policy, request, at: cache.now) {
    case .serve: return serve(found, visit)
    case .serveAndRefresh:
      renew(visit, found)
      return serve(found, visit)
    case .validate: return try await fetch(visit, found)
    }
  }

  /// One call on its way through the cache.
  struct Visit: Sendable {
    let request: HTTPRequest
    var exchange: Exchange
    let policy: CachePolicy
    let key: CacheKey
    let next: NextStage
  }

  private func serve(_ entry: CachedResponse, _ visit: Visit) -> HTTPResponse {
    visit.exchange.call.noteServed(visit.key.identity)
    return entry.response(
      to: visit.request, .cache(age: entry.age(at: cache.now)), ExchangeMetrics(attempts: 0))
  }

  /// A request that may change what is kept under its URL (RFC 9111, 4.4).
  private func change(
    _ request: HTTPRequest, _ exchange: Exchange, _ next: NextStage
  ) async throws -> HTTPResponse {
    let response = try await next(request, exchange)
    if (200..<400).contains(response.status),
      let identity = await configuration.identity(of: request, sentBy: exchange.call)
    {
      cache.remove(CacheKey(url: request.url.absoluteString, identity: identity))
    }
    return response
  }

  /// Renews a response without anybody waiting; one at a time. What goes wrong is left to the next
  /// call that needs the response.
  private func renew(_ visit: Visit, _ entry: CachedResponse) {
    guard renewing.with({ $0.insert(visit.key).inserted }) else { return }
    var visit = visit
    visit.exchange = Exchange(
      Call(
        .endpoint(visit.request.endpoint), rules: visit.exchange.call.rules,
        retryPolicy: visit.exchange.call.retryPolicy, deadline: visit.request.options.deadline,
        clock: configuration.clock))
    Task { [visit] in
      _ = try? await within(visit.request.options.deadline, on: configuration.clock) {
        try await self.fetch(visit, entry)
      }
      renewing.with { _ = $0.remove(visit.key) }
    }
  }
}

extension HTTPMethod {
  /// True if it only reads, by RFC 9110.
  var isSafe: Bool {
    switch rawValue {
    case "GET", "HEAD", "OPTIONS", "TRACE": true
    default: false
    }
  }
}

extension HTTPRequest {
  /// A GET that leaves validating to the cache and asks for all there is.
  fileprivate var isCacheable: Bool {
    method == .get
      && !headers.fields.contains { field in
        [
          "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range",
          "Range",
        ].contains { $0.equalsIgnoringCase(field.name) }
      }
  }
}

extension Exchange {
  func cacheMiss(_ request: HTTPRequest) -> APIError {
    failure(.cacheMiss, request, reason: "the cache has no response")
  }
}

extension ResponseCache {
  /// Returns the key for the response to a request; nil when its user is not known.
  func key(
    for request: HTTPRequest, _ configuration: APIClient.Configuration
  ) async -> CacheKey? {
    guard let identity = await configuration.identity(of: request) else { return nil }
    return CacheKey(url: request.url.absoluteString, identity: identity)
  }
}

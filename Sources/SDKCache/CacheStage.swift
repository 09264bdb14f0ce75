import Foundation
import SDKCore

/// Serves responses from the client's cache, and fills it.
final class CacheStage: Sendable {
  private let configuration: APIClient.Configuration
  private let cache: ResponseCache
  private let rules: CacheStorageRules
  private let transport: any Transport
  /// The keys of the responses that are being renewed in the background.
  private let renewing = Locked<[CacheKey]>([])

  init(_ context: ClientContext) {
    configuration = context.configuration
    cache = context.cache
    transport = context.transport
    rules = CacheStorageRules(configuration)
  }

  var stage: Stage {
    Stage(.cache, isIdle: { request, _ in request.options.cache ?? .bypass == .bypass }, send: send)
  }

  private func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    let policy = request.options.cache ?? .bypass
    guard case .data = exchange.call.receiving, request.isCacheable,
      let key = await cache.key(for: request, configuration)
    else {
      if policy == .cacheOnly { throw exchange.cacheMiss(request) }
      return try await next(request, exchange)
    }
    let lookup = CacheLookup(
      request: request, asked: request.adding(transport.addedHeaders), exchange: exchange,
      policy: policy,
      key: key, next: next)
    guard policy != .refresh, let found = await cache.entry(for: key), found.fits(lookup.asked)
    else {
      return try await fetch(lookup, nil)
    }
    switch found.verdict(policy, request, at: cache.now) {
    case .serve: return serve(found, to: lookup)
    case .serveAndRefresh:
      renew(found, for: lookup)
      return serve(found, to: lookup)
    case .validate: return try await fetch(lookup, found)
    }
  }

  /// The lookup of one call.
  private struct CacheLookup: Sendable {
    let request: HTTPRequest
    /// The request with what the transport adds.
    let asked: HTTPRequest
    var exchange: Exchange
    let policy: CachePolicy
    let key: CacheKey
    let next: NextStage
  }

  private func serve(_ entry: CachedResponse, to lookup: CacheLookup) -> HTTPResponse {
    lookup.exchange.call.noteServed(lookup.key.identity)
    return entry.response(
      to: lookup.request, .cache(age: entry.age(at: cache.now)), ExchangeMetrics(attempts: 0))
  }

  /// Renews a response without anybody waiting; one at a time. What goes wrong is left to the next
  /// call that needs the response.
  private func renew(_ entry: CachedResponse, for lookup: CacheLookup) {
    let isFirst = renewing.with { keys in
      if keys.contains(lookup.key) { return false }
      keys.append(lookup.key)
      return true
    }
    guard isFirst else { return }
    var lookup = lookup
    lookup.exchange = Exchange(
      Call(
        .endpoint(lookup.request.endpoint), rules: lookup.exchange.call.rules,
        retryPolicy: lookup.exchange.call.retryPolicy, deadline: lookup.request.options.deadline,
        clock: configuration.clock))
    Task { [lookup] in
      _ = try? await within(lookup.request.options.deadline, on: configuration.clock) {
        try await self.fetch(lookup, entry)
      }
      renewing.with { keys in keys.removeAll { $0 == lookup.key } }
    }
  }
}

extension HTTPRequest {
  /// A GET or QUERY that leaves validating to the cache and asks for all there is.
  fileprivate var isCacheable: Bool {
    method.isCacheable
      && !headers.fields.contains { field in
        [
          "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range",
          "Range",
        ].contains { $0.equalsIgnoringCase(field.name) }
      }
  }
}

extension Exchange {
  fileprivate func cacheMiss(_ request: HTTPRequest) -> APIError {
    failure(.cacheMiss, request, reason: "the cache has no response")
  }
}

extension ResponseCache {
  /// Returns the key for the response to a request; nil when its user is not known,
  /// or its content not in memory.
  func key(
    for request: HTTPRequest, _ configuration: APIClient.Configuration
  ) async -> CacheKey? {
    guard let identity = await configuration.identity(of: request) else { return nil }
    return CacheKey(request, identity: identity)
  }
}

extension CacheStage {
  /// Returns the server's response, kept if it may be; or the one that is kept, when the server
  /// confirms it.
  private func fetch(_ lookup: CacheLookup, _ known: CachedResponse?) async throws -> HTTPResponse {
    let request = lookup.request
    let isOffline =
      lookup.policy == .cacheOnly
      || lookup.policy == .http && CacheControl(request.headers).isOnlyIfCached
    if isOffline { throw lookup.exchange.cacheMiss(request) }
    let ticket = cache.ticket(for: lookup.key)
    var exchange = lookup.exchange
    exchange.isForCache = true
    let attempts = exchange.call.attempts
    let asked = cache.now
    let response = try await lookup.next(known?.validating(request) ?? request, exchange)
    let received = cache.now
    // Somebody else may have logged in before it was sent, or the transport may add something else
    // by now. Of what an interceptor says by itself, nobody knows whom it is for.
    let isOwn =
      await configuration.isResponse(
        to: exchange.call, of: lookup.key.identity, withRedirects: true)
      && exchange.call.attempts > attempts
      && request.adding(transport.addedHeaders).headers == lookup.asked.headers
    guard response.status == 304, let known else {
      let entry = CachedResponse(response, to: lookup.asked, asked: asked, received: received)
      if isOwn { keep(entry, of: response, for: lookup, ticket: ticket) }
      return response
    }
    // The server confirms another response than ours, or to somebody else: ask for the whole.
    guard isOwn, known.isMeant(by: response) else {
      exchange.call.forgetSecrets()
      return try await fetch(lookup, nil)
    }
    let confirmed = known.confirmed(
      by: response, to: lookup.asked, asked: asked, received: received)
    let served = confirmed.response(to: request, .revalidated, response.metrics)
    keep(confirmed, of: served, for: lookup, ticket: ticket)
    return served
  }

  private func keep(
    _ entry: CachedResponse, of response: HTTPResponse, for lookup: CacheLookup,
    ticket: ResponseCache.Ticket
  ) {
    let call = lookup.exchange.call
    if rules.allow(response, to: lookup.request, policy: lookup.policy, in: call),
      !call.sentIdentity.changes.mayTellUsersApart(
        varied: VariedHeader.names(in: response.headers))
    {
      cache.store(entry, for: lookup.key, ticket: ticket)
    } else if rules.isEndOfOlder(response) {
      cache.remove(lookup.key)
    }
  }
}

/// The rules by which responses may be kept.
private final class CacheStorageRules: Sendable {
  private let configuration: APIClient.Configuration
  private let reader: ResponseReader

  init(_ configuration: APIClient.Configuration) {
    self.configuration = configuration
    // The call itself reads the response, and reports what is wrong with it.
    reader = ResponseReader(configuration, reportsProblems: false)
  }

  /// Allows only whole responses that succeed, by the endpoint's rule too: an error, a rejection or
  /// the page of a captive portal must not come back from the cache. `no-store` counts whatever the
  /// policy.
  func allow(
    _ response: HTTPResponse, to request: HTTPRequest, policy: CachePolicy, in call: Call
  ) -> Bool {
    guard [200, 203, 204].contains(response.status), case .data = response.body,
      !CacheControl(request.headers).isNoStore,
      !VariedHeader.names(in: response.headers).contains("*")
    else { return false }
    let control = CacheControl(response.headers)
    return !control.isNoStore && (policy != .http || isWorthKeeping(response, control))
      && isUsable(response, to: request, call)
  }

  /// Returns whether a response is fresh for a while by its headers, or easily confirmed; and came
  /// from the URL itself, for a redirect may lead elsewhere tomorrow.
  private func isWorthKeeping(_ response: HTTPResponse, _ control: CacheControl) -> Bool {
    response.metrics.redirects == 0
      && (control.maxAge ?? 0 > 0 || response.headers["Expires"] != nil
        || response.headers["ETag"] != nil || response.headers["Last-Modified"] != nil)
  }

  private func isUsable(
    _ response: HTTPResponse, to request: HTTPRequest, _ call: Call
  ) -> Bool {
    let received = ReceivedResponse(
      request: request, rules: call.rules, http: response, reader: reader, call: call)
    guard (try? reader.checkSuccess(of: received)) != nil else { return false }
    guard request.headers["Accept"] == "application/json", !response.data.isEmpty,
      request.options.acceptsAnyContentType != true,
      let type = response.headers["Content-Type"]
    else { return true }
    return MediaType(type).isJSON
  }

  /// Returns whether a response that is not kept says that the one before it is no longer true, or
  /// no longer this user's to see.
  func isEndOfOlder(_ response: HTTPResponse) -> Bool {
    response.isSuccess || [401, 403, 404, 410].contains(response.status)
  }
}

import SDKCore

extension CacheStage {
  /// Returns the server's response, kept if it may be; or the one that is kept, when the server
  /// confirms it.
  func fetch(_ lookup: CacheLookup, _ known: CachedResponse?) async throws -> HTTPResponse {
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

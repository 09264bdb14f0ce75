extension CacheStage {
  /// The server's response, kept if it may be; or the one that is kept, when the server confirms it.
  func fetch(_ visit: Visit, _ known: CachedResponse?) async throws -> HTTPResponse {
    let request = visit.request
    let isOffline =
      visit.policy == .cacheOnly
      || visit.policy == .http && CacheControl(request.headers).isOnlyIfCached
    if isOffline { throw visit.exchange.cacheMiss(request) }
    let ticket = cache.ticket(for: visit.key)
    let sent = Locked<HTTPRequest?>(nil)
    var exchange = visit.exchange
    exchange.sentRequest = sent
    let asked = cache.now
    let response = try await visit.next(known?.validating(request) ?? request, exchange)
    let received = cache.now
    // Somebody else may have logged in before it was sent.
    let isOwn = await configuration.isResponse(
      to: exchange.call, of: visit.key.identity, withRedirects: true)
    guard response.status == 304, let known else {
      let entry = CachedResponse(response, to: request, asked: asked, received: received)
      if isOwn { keep(entry, response, visit, ticket, sent: sent.with { $0 }) }
      return response
    }
    // The server confirms another response than ours, or to somebody else: ask for the whole.
    guard isOwn, known.isMeant(by: response) else {
      exchange.call.forgetSecrets()
      return try await fetch(visit, nil)
    }
    let confirmed = known.confirmed(
      by: response, to: request, asked: asked, received: received)
    let served = confirmed.response(to: request, .revalidated, response.metrics)
    keep(confirmed, served, visit, ticket, sent: sent.with { $0 })
    return served
  }

  private func keep(
    _ entry: CachedResponse, _ response: HTTPResponse, _ visit: Visit,
    _ ticket: ResponseCache.Ticket, sent: HTTPRequest?
  ) {
    if rules.allow(response, to: visit.request, visit.policy, visit.exchange.call.rules),
      rules.sent(sent, agreesWith: visit, response)
    {
      cache.store(entry, for: visit.key, ticket: ticket)
    } else if rules.isEndOfOlder(response) {
      cache.remove(visit.key)
    }
  }
}

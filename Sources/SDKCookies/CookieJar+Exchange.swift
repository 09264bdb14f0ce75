public import SDKCore

extension APIClient.Configuration {
  /// Keeps cookies, where there is one; else cookies are neither kept nor sent.
  public var cookies: CookieJar? {
    get { cookieRule?.jar as? CookieJar }
    set { cookieRule = newValue.map(CookieRule.init) }
  }
}

extension CookieRule {
  fileprivate init(_ jar: CookieJar) {
    self.init(
      jar: jar, identity: jar.identity(for:), removals: { jar.removals },
      add: { (request, exchange) throws(RequestBuildingError) in
        let sent = try jar.add(to: &request, in: exchange)
        return { jar.store($0, to: $1, sent: sent, in: exchange) }
      })
  }
}

extension CookieJar {
  /// Adds the cookies to a request that is about to travel, redirects included, and notes for whom
  /// they are.
  fileprivate func add(
    to request: inout HTTPRequest, in exchange: Exchange
  ) throws(RequestBuildingError) -> Outgoing {
    let own = request.headers["Cookie"]
    let cookies = outgoing(to: request.url, besides: Self.names(own ?? ""))
    exchange.call.noteCookies(cookies.identity, isRedirected: exchange.isRedirected)
    if let kept = cookies.header {
      let all = (own.map { [$0] } ?? []) + [kept]
      try request.headers.set("Cookie", all.joined(separator: "; "))
    }
    return cookies
  }

  /// Keeps the cookies of a response.
  ///
  /// - `sent`: those that went with its request.
  fileprivate func store(
    _ response: HTTPResponse, to request: HTTPRequest, sent: Outgoing, in exchange: Exchange
  ) {
    store(
      response.headers, from: request.url,
      continuing: Self.isRead(response, exchange) ? sent.identities : [],
      sentAfter: sent.removals)
  }

  /// Returns whether the response is one the cache may keep: nobody logs in or out by reading what
  /// may be read again from there.
  private static func isRead(_ response: HTTPResponse, _ exchange: Exchange) -> Bool {
    exchange.isForCache && !exchange.isRedirected
      && [200, 203, 204, 304].contains(response.status)
      && !CacheControl(response.headers).isNoStore
  }

  /// Returns the names of the cookies in a header: those of the request itself win over the jar's.
  private static func names(_ header: String) -> [Substring] {
    header.split(separator: ";").map { pair in pair.drop { $0 == " " }.prefix { $0 != "=" } }
  }
}

/// Cookies of each exchange, redirects included: it stands next to the transport.
struct CookieStage: Stage {
  private let jar: CookieJar

  init?(_ configuration: APIClient.Configuration) {
    guard let jar = configuration.cookies else { return nil }
    self.jar = jar
  }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    var request = request
    let own = request.headers["Cookie"]
    let cookies = jar.outgoing(to: request.url, besides: Self.names(own ?? ""))
    exchange.call.noteCookies(cookies.identity, isRedirected: exchange.isRedirected)
    if let kept = cookies.header {
      let all = (own.map { [$0] } ?? []) + [kept]
      try request.headers.set("Cookie", all.joined(separator: "; "))
    }
    let response = try await next(request, exchange)
    jar.store(
      response.headers, from: request.url,
      continuing: Self.isRead(response, exchange) ? cookies.identities : [:],
      sentAfter: cookies.removals)
    return response
  }

  /// Returns whether the response is one the cache may keep: nobody logs in or out by reading what
  /// may be read again from there.
  private static func isRead(_ response: HTTPResponse, _ exchange: Exchange) -> Bool {
    exchange.isForCache && !exchange.isRedirected
      && [200, 203, 204, 304].contains(response.status)
      && !CacheControl(response.headers).isNoStore
  }

  /// Returns the names of the cookies in a header: those of the request itself win over the jar's.
  private static func names(_ header: String) -> Set<Substring> {
    Set(
      header.split(separator: ";").map { pair in
        pair.drop { $0 == " " }.prefix { $0 != "=" }
      })
  }
}

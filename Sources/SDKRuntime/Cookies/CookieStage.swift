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
    if let kept = jar.header(for: request.url, besides: Self.names(own ?? "")) {
      let all = (own.map { [$0] } ?? []) + [kept]
      try request.headers.set("Cookie", all.joined(separator: "; "))
    }
    let response = try await next(request, exchange)
    jar.store(response.headers, from: request.url)
    return response
  }

  /// What the request says itself beats what the jar has.
  private static func names(_ header: String) -> Set<Substring> {
    Set(
      header.split(separator: ";").map { pair in
        pair.drop { $0 == " " }.prefix { $0 != "=" }
      })
  }
}

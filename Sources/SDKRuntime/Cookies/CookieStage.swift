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
    if let kept = jar.header(for: request.url) {
      let all = (request.headers["Cookie"].map { [$0] } ?? []) + [kept]
      try request.headers.set("Cookie", all.joined(separator: "; "))
    }
    let response = try await next(request, exchange)
    jar.store(response.headers, from: request.url)
    return response
  }
}

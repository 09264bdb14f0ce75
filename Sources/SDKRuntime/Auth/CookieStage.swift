/// Cookies of each exchange, redirects included: it stands next to the transport.
struct CookieStage: Stage {
  init?(_ configuration: APIClient.Configuration) { return nil }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    try await next(request, exchange)
  }
}

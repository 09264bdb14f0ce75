/// Answers from the client's cache, and fills it.
struct CacheStage: Stage {
  init?(_ configuration: APIClient.Configuration) { return nil }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    try await next(request, exchange)
  }
}

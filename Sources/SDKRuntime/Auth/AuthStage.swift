/// Adds credentials to each attempt, and renews those that were refused.
struct AuthStage: Stage {
  init?(_ configuration: APIClient.Configuration, _ transport: any Transport) { return nil }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    try await next(request, exchange)
  }
}

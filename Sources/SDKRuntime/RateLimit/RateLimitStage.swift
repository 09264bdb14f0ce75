/// Holds attempts back so that the client keeps to its own limit.
struct RateLimitStage: Stage {
  init?(_ configuration: APIClient.Configuration) { return nil }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    try await next(request, exchange)
  }
}

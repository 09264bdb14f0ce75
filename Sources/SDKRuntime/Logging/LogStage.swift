/// Logs each call: the outermost stage.
struct LogStage: Stage {
  init?(_ configuration: APIClient.Configuration) { return nil }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    try await next(request, exchange)
  }
}

import Foundation

/// Tells the logger and the metrics hook what became of each call: the outermost stage.
struct LogStage: Stage {
  private let log: CallLog
  private let redaction: Redaction
  private let onExchange: (@Sendable (ExchangeReport) -> Void)?

  init?(_ configuration: APIClient.Configuration) {
    log = CallLog(configuration)
    redaction = configuration.redaction
    onExchange = configuration.onExchange
    if configuration.logger == nil && onExchange == nil { return nil }
  }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    log(.debug, exchange) { "sends \(request.summary)" }
    log(.trace, exchange) { request.curl(redacting: redaction) }
    do {
      let response = try await next(request, exchange)
      let level = response.isSuccess ? LogLevel.info : .warning
      tell(.answered(status: response.status), level, request.summary, exchange, response)
      log(.trace, exchange) { shown(response) }
      return response
    } catch {
      tellFailure(error, request.summary, exchange)
      throw error
    }
  }

  /// Also of a call whose request could not be built, which comes by no stage.
  func tellFailure(_ error: any Error, _ request: RequestSummary, _ exchange: Exchange) {
    let outcome = ExchangeReport.Outcome(error, exchange)
    tell(outcome, outcome == .cancelled ? .info : .error, request, exchange)
  }

  private func tell(
    _ outcome: ExchangeReport.Outcome, _ level: LogLevel,
    _ request: @autoclosure () -> RequestSummary, _ exchange: Exchange,
    _ response: HTTPResponse? = nil
  ) {
    guard onExchange != nil || log.wants(level) else { return }
    let report = ExchangeReport(request(), exchange, outcome, response: response)
    onExchange?(report)
    log(level, exchange) { "\(report)" }
  }

  private func shown(_ response: HTTPResponse) -> String {
    let headers = response.headers.map { name, value in
      "\(name): \(redaction.text(ofHeader: name, value))"
    }
    let type = response.headers["Content-Type"]
    let body = redaction.text(of: response.data, contentType: type)
    let text = body ?? "<\(response.data.count) bytes>"
    return "\(response.status) \(headers.joined(separator: "; ")) \(text)"
  }
}

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
      let outcome = ExchangeReport.Outcome.answered(status: response.status)
      let report = ExchangeReport(request, exchange, outcome, response: response)
      tell(report, response.isSuccess ? .info : .warning, exchange)
      log(.trace, exchange) { shown(response) }
      return response
    } catch {
      let outcome = ExchangeReport.Outcome(error, exchange)
      let report = ExchangeReport(request, exchange, outcome)
      tell(report, outcome == .cancelled ? .info : .error, exchange)
      throw error
    }
  }

  private func tell(_ report: ExchangeReport, _ level: LogLevel, _ exchange: Exchange) {
    onExchange?(report)
    log(level, exchange) { "\(report)" }
  }

  private func shown(_ response: HTTPResponse) -> String {
    let headers = response.headers.map { name, value in
      "\(name): \(redaction.shows(header: name) ? value : Redaction.mask)"
    }
    let type = response.headers["Content-Type"]
    let body = redaction.text(of: response.data, contentType: type)
    let text = body ?? "<\(response.data.count) bytes>"
    return "\(response.status) \(headers.joined(separator: "; ")) \(text)"
  }
}

import Foundation

/// Tells the logger and the metrics hook what became of each call: the outermost stage.
struct LogStage: Stage {
  private let logger: (any RequestLogger)?
  private let redaction: Redaction
  private let onExchange: (@Sendable (ExchangeReport) -> Void)?

  init?(_ configuration: APIClient.Configuration) {
    logger = configuration.logger
    redaction = configuration.redaction
    onExchange = configuration.onExchange
    if logger == nil && onExchange == nil { return nil }
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
      let outcome = outcome(of: error, exchange)
      let report = ExchangeReport(request, exchange, outcome)
      tell(report, outcome == .cancelled ? .info : .error, exchange)
      throw error
    }
  }

  private func tell(_ report: ExchangeReport, _ level: LogLevel, _ exchange: Exchange) {
    onExchange?(report)
    log(level, exchange) { "\(report)" }
  }

  private func log(_ level: LogLevel, _ exchange: Exchange, _ message: () -> String) {
    guard let logger, level >= logger.level else { return }
    logger.log(LogEntry(level, exchange.operationID, message()))
  }

  /// Kinds and codes only: what an error says in words may quote the server.
  private func outcome(of error: any Error, _ exchange: Exchange) -> ExchangeReport.Outcome {
    let isCancelled =
      error is CancellationError || (error as? TransportError)?.code == .cancelled
    if isCancelled {
      // The deadline cancels what it ends.
      return exchange.remaining == .zero ? .failed(.deadlineExceeded, nil) : .cancelled
    }
    switch error {
    case let error as APIError: return .failed(error.kind, error.transportCode)
    case let error as TransportError: return .failed(.transport, error.code)
    case is RequestBuildingError: return .failed(.invalidRequest, nil)
    default: return .failed(.intercepted, nil)
    }
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

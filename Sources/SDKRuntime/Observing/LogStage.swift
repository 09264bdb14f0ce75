import Foundation

/// Tells the logger and the metrics hook what became of each call: the outermost stage.
struct LogStage: Stage {
  private let log: CallLog
  private let redaction: Redaction
  private let authentication: Authentication
  private let onExchange: (@Sendable (ExchangeReport) -> Void)?

  init?(_ configuration: APIClient.Configuration) {
    log = CallLog(configuration)
    redaction = configuration.redaction
    authentication = Authentication(configuration.schemes)
    onExchange = configuration.onExchange
    if configuration.logger == nil && onExchange == nil { return nil }
  }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    log(.debug, exchange) { "sends \(request.summary)" }
    log(.trace, exchange) { authentication.masked(request).curl(redacting: redaction) }
    do {
      let response = try await next(request, exchange)
      log(.trace, exchange) { shown(response) }
      if case .stream(let stream) = response.body {
        return reporting(stream, of: response, to: request.summary, exchange)
      }
      let level = response.isSuccess ? LogLevel.info : .warning
      report(
        .response(status: response.status), at: level, of: request.summary, in: exchange,
        source: response.source, received: response.metrics)
      return response
    } catch {
      report(error, of: request.summary, in: exchange)
      throw error
    }
  }

  /// Reports a failure, also of a call whose request could not be built, which passes no stage.
  func report(_ error: any Error, of request: RequestSummary, in exchange: Exchange) {
    let outcome = ExchangeReport.Outcome(error, exchange)
    report(outcome, at: outcome == .cancelled ? .info : .error, of: request, in: exchange)
  }

  private func report(
    _ outcome: ExchangeReport.Outcome, at level: LogLevel,
    of request: @autoclosure () -> RequestSummary, in exchange: Exchange,
    source: HTTPResponse.Source? = nil, received: ExchangeMetrics = ExchangeMetrics()
  ) {
    guard onExchange != nil || log.wants(level) else { return }
    let report = ExchangeReport(
      request(), exchange, outcome, source: source, received: received)
    onExchange?(report)
    log(level, exchange) { "\(report)" }
  }

  /// Returns the same response, which is reported once its body has ended.
  private func reporting(
    _ stream: ByteStream, of response: HTTPResponse, to request: RequestSummary,
    _ exchange: Exchange
  ) -> HTTPResponse {
    log(.debug, exchange) { "\(response.status) in \(exchange.call.elapsed.inWords), streamed" }
    let (status, source) = (response.status, response.source)
    let watch = StreamWatch { ending, bytes in
      let received = ExchangeMetrics(bytesReceived: bytes, network: stream.networkMetrics?())
      switch ending {
      case .whole, .released:
        report(
          .response(status: status), at: .info, of: request, in: exchange, source: source,
          received: received)
      case .cancelled:
        report(
          .cancelled, at: .info, of: request, in: exchange, source: source, received: received)
      case .failed(let error):
        report(
          .init(error, exchange), at: .error, of: request, in: exchange, source: source,
          received: received)
      }
    }
    return HTTPResponse(
      status: status, headers: response.headers, body: .stream(stream.observing(watch.note)),
      url: response.url, source: source, metrics: response.metrics)
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

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
      log(.trace, exchange) { shown(response) }
      if case .stream(let stream) = response.body {
        return reporting(stream, of: response, to: request.summary, exchange)
      }
      let level = response.isSuccess ? LogLevel.info : .warning
      tell(.answered(status: response.status), level, request.summary, exchange, response)
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
    tell(outcome, level, request(), exchange, response?.source, response?.metrics)
  }

  private func tell(
    _ outcome: ExchangeReport.Outcome, _ level: LogLevel,
    _ request: @autoclosure () -> RequestSummary, _ exchange: Exchange,
    _ source: HTTPResponse.Source?, _ received: ExchangeMetrics?
  ) {
    guard onExchange != nil || log.wants(level) else { return }
    let report = ExchangeReport(
      request(), exchange, outcome, source: source, received: received ?? ExchangeMetrics())
    onExchange?(report)
    log(level, exchange) { "\(report)" }
  }

  /// The same response; it is told of once its body has ended.
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
        tell(.answered(status: status), .info, request, exchange, source, received)
      case .cancelled: tell(.cancelled, .info, request, exchange, source, received)
      case .failed(let error):
        tell(.init(error, exchange), .error, request, exchange, source, received)
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

/// Tells the logger and the metrics hook of each call, and how it ended for its caller.
package final class CallReporter: Sendable {
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

  @inline(never)
  func begins(_ request: HTTPRequest, _ call: Call) {
    log(.debug, call) { "sends \(request.summary)" }
    log(.trace, call) { authentication.masked(request).curl(redacting: redaction) }
  }

  @inline(never)
  func received(_ response: ReceivedResponse) {
    let (call, http) = (response.call, response.http)
    log(.trace, call) { shown(http) }
    guard response.isStreamed else { return }
    log(.debug, call) { "\(http.status) in \(call.elapsed.inWords), streamed" }
  }

  /// Reports a call that has ended: to be called once for each, before it returns.
  @inline(never)
  func ended(_ call: Call, of request: RequestSummary, by error: any Error) {
    let response = (error as? APIError)?.response
    report(
      .init(error), of: request, in: call, source: response?.source,
      received: response?.metrics ?? ExchangeMetrics())
  }

  @inline(never)
  func ended(_ received: ReceivedResponse) {
    report(
      .response(status: received.http.status), of: received.request.summary, in: received.call,
      source: received.http.source, received: received.http.metrics)
  }

  private func report(
    _ outcome: ExchangeReport.Outcome, of request: @autoclosure () -> RequestSummary,
    in call: Call, source: HTTPResponse.Source?, received: ExchangeMetrics
  ) {
    guard onExchange != nil || log.wants(outcome.level) else { return }
    let report = ExchangeReport(request(), call, outcome, source: source, received: received)
    onExchange?(report)
    log(outcome.level, call) { "\(report)" }
  }

  /// Returns the body of a response, which is reported once it has ended.
  package func reporting(
    _ body: ByteStream, of response: HTTPResponse, to request: RequestSummary, in call: Call
  ) -> (ByteStream, StreamWatch) {
    let (status, source) = (response.status, response.source)
    let watch = StreamWatch { [self] ending, bytes in
      let outcome: ExchangeReport.Outcome =
        switch ending {
        case .whole, .released: .response(status: status)
        case .failed(let error): .init(error)
        }
      report(
        outcome, of: request, in: call, source: source,
        received: ExchangeMetrics(bytesReceived: bytes, network: body.networkMetrics?()))
    }
    return (body.observing(watch.note), watch)
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

extension ExchangeReport.Outcome {
  fileprivate var level: LogLevel {
    switch self {
    case .response(200..<300), .cancelled, .failed(.cacheMiss, _): .info
    case .response: .warning
    case .failed: .error
    }
  }
}

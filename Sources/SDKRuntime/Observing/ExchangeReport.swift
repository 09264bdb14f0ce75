/// What became of one call, and what it cost: for metrics. Holds no value of the request or the
/// answer.
public struct ExchangeReport: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    case answered(status: Int)
    case failed(APIError.Kind, TransportError.Code?)
    case cancelled
  }

  /// `Posts.get`
  public let operationID: String
  public let request: RequestSummary
  public let outcome: Outcome
  /// Who answered; nil when nobody did.
  public let source: HTTPResponse.Source?
  /// The duration is that of the whole call, by the client's clock.
  public let metrics: ExchangeMetrics

  init(
    _ request: HTTPRequest, _ exchange: Exchange, _ outcome: Outcome,
    response: HTTPResponse? = nil
  ) {
    operationID = exchange.operationID
    self.request = request.summary
    self.outcome = outcome
    source = response?.source
    metrics = ExchangeMetrics(
      attempts: exchange.call.attempts, redirects: exchange.call.redirects,
      duration: exchange.call.elapsed, bytesReceived: response?.metrics.bytesReceived ?? 0)
  }
}

extension ExchangeReport: CustomStringConvertible {
  /// `200 in 35 ms (GET api.example.com/posts/{}, 2 attempts)`
  public var description: String {
    var facts = [request.description]
    if metrics.attempts != 1 { facts.append("\(metrics.attempts) attempts") }
    if metrics.redirects > 0 { facts.append("\(metrics.redirects) redirects") }
    if metrics.bytesReceived > 0 { facts.append("\(metrics.bytesReceived) bytes") }
    let (seconds, attoseconds) = metrics.duration.components
    let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
    let time = milliseconds < 1e12 ? "\(Int(milliseconds.rounded())) ms" : "ages"
    return "\(words) in \(time) (\(facts.joined(separator: ", ")))"
  }

  private var words: String {
    switch outcome {
    case .answered(let status): "\(status)"
    case .failed(let kind, let code): code.map { "\(kind), \($0)," } ?? "\(kind)"
    case .cancelled: "cancelled"
    }
  }
}

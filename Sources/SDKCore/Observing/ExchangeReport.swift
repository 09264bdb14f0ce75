/// The outcome and the cost of one call: for metrics. It holds no value of the request or the
/// response.
///
/// Each call is reported once, before it returns, with how it ended for its caller. One whose response
/// is streamed is reported when the body ends: whole, cut or not what it should be (`failed`), or
/// cancelled with its reader. A reader that has what it wanted and lets go counts as `response`.
public struct ExchangeReport: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    /// A response, of any status, that could be used for what it is.
    case response(status: Int)
    case failed(APIError.Kind, TransportError.Code?)
    case cancelled
  }

  /// `Posts.get`
  public let operationID: String
  public let request: RequestSummary
  public let outcome: Outcome
  /// The origin of the response; nil when there was none.
  public let source: HTTPResponse.Source?
  /// The duration is that of the whole call, by the client's clock, and of a streamed response, up
  /// to the end of its body.
  public let metrics: ExchangeMetrics

  init(
    _ request: RequestSummary, _ call: Call, _ outcome: Outcome,
    source: HTTPResponse.Source? = nil, received: ExchangeMetrics = .init()
  ) {
    operationID = call.operationID
    self.request = request
    self.outcome = outcome
    self.source = source
    metrics = ExchangeMetrics(
      attempts: call.attempts, redirects: call.redirects,
      duration: call.elapsed, bytesReceived: received.bytesReceived,
      network: received.network)
  }
}

extension ExchangeReport: CustomStringConvertible {
  /// `200 in 35 ms (GET api.example.com/posts/{}, 2 attempts)`
  public var description: String {
    var facts = [request.description]
    if metrics.attempts != 1 { facts.append("\(metrics.attempts) attempts") }
    if metrics.redirects > 0 { facts.append(counted(metrics.redirects, "redirect")) }
    if metrics.bytesReceived > 0 { facts.append(counted(metrics.bytesReceived, "byte")) }
    if let network = metrics.network?.description, !network.isEmpty { facts.append(network) }
    return "\(outcome) in \(metrics.duration.inWords) (\(facts.joined(separator: ", ")))"
  }

  private func counted(_ count: some BinaryInteger, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension ExchangeReport.Outcome: CustomStringConvertible {
  /// `200`, `transport, dns,`, `cancelled`
  public var description: String {
    switch self {
    case .response(let status): "\(status)"
    case .failed(let kind, let code): code.map { "\(kind), \($0)," } ?? "\(kind)"
    case .cancelled: "cancelled"
    }
  }

  /// Kinds and codes only: what an error says in words may quote the server.
  init(_ error: any Error) {
    switch error {
    case is CancellationError: self = .cancelled
    case let error as TransportError where error.code == .cancelled: self = .cancelled
    case let error as TransportError: self = .failed(.transport, error.code)
    case let error as APIError where error.kind == .status:
      self = error.response.map { .response(status: $0.status) } ?? .failed(.status, nil)
    case let error as APIError: self = .failed(error.kind, error.transportCode)
    default: self = .failed(.intercepted, nil)
    }
  }
}

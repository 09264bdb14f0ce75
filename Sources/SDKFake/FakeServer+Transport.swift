internal import Foundation
public import SDKCore

extension FakeServer: StandInTransport {
  package var isStandIn: Bool { true }
}

extension FakeServer {
  public func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    let start = ContinuousClock.now
    let received = ReceivedRequest(
      method: request.method.rawValue, path: request.url.path(percentEncoded: true),
      query: WireReader.items(of: request.url.query(percentEncoded: true) ?? ""),
      headers: request.headers, body: try await request.collectedBody())
    do {
      try Task.checkCancellation()
      let latency = latency
      if latency > .zero { try await clock.sleep(for: latency) }
      try Task.checkCancellation()
    } catch {
      throw TransportError(.cancelled)
    }
    let answer = try answer(received).get()
    let body = try receiving.body(
      answer.body, status: answer.status, limit: request.options.effectiveMaxResponseBytes)
    return HTTPResponse(
      status: answer.status, headers: answer.headers, body: body, url: request.url, source: .mock,
      metrics: ExchangeMetrics(
        duration: start.duration(to: .now), bytesReceived: answer.body.count))
  }
}

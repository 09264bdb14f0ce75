internal import Foundation
public import SDKCore

extension FakeServer: StandInTransport {
  package var isStandIn: Bool { true }
}

extension FakeServer {
  public func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    do {
      guard case .file(let file) = receiving, let partial = request.options.partialDownload else {
        return try await respond(to: request, receiving)
      }
      return try await partial.load(request, status: \.status) { request in
        try await self.respond(to: request, .file(file), into: partial)
      }
    } catch let error as TransportError {
      throw error
    } catch {
      throw TransportError(.cancelled)
    }
  }

  private func respond(
    to request: HTTPRequest, _ receiving: Receiving, into partial: PartialDownload? = nil
  ) async throws -> HTTPResponse {
    let start = ContinuousClock.now
    let received = ReceivedRequest(request, body: try await request.collectedBody())
    try Task.checkCancellation()
    let latency = latency
    if latency > .zero { try await clock.sleep(for: latency) }
    try Task.checkCancellation()
    let answer = try answer(received).get()
    if answer.ending == .never {
      try await clock.sleep(for: request.options.effectiveTimeout)
      throw TransportError(.idleTimeout)
    }
    var headers = answer.headers
    if answer.pieces.isEmpty, !answer.body.isEmpty {
      headers.replace("Content-Length", "\(answer.body.count)")
    }
    var head = HTTPResponse(
      status: answer.status, headers: headers, url: request.url, source: .mock)
    if case .file(let file) = receiving, let partial, head.isSuccess {
      try answer.load(into: partial, headers)
      (head.status, head.headers) = partial.completed(head.status, headers)
      try partial.finish(at: file)
      head.body = .file(file)
    } else {
      head.body = try answer.received(
        by: receiving, limit: request.options.effectiveMaxResponseBytes)
    }
    head.metrics = ExchangeMetrics(
      duration: start.duration(to: .now), bytesReceived: answer.body.count)
    return head
  }
}

extension FakeAnswer {
  private static let cut = TransportError(
    .truncated, reason: "the fake server was asked to cut the body")

  fileprivate func received(
    by receiving: Receiving, limit: Int
  ) throws(TransportError) -> HTTPResponse.Body {
    let isCut = isCut
    guard case .stream = receiving, (200..<300).contains(status) else {
      if isCut { throw Self.cut }
      return try receiving.body(body, status: status, limit: limit)
    }
    let rest = Locked(parts[...])
    return .stream(
      ByteStream {
        let next = rest.with { $0.popFirst() }
        if next == nil, isCut { throw Self.cut }
        return next
      })
  }

  /// Adds what arrives to a download.
  fileprivate func load(into partial: PartialDownload, _ headers: HTTPHeaders) throws {
    guard partial.begin(status, headers), parts.allSatisfy(partial.append) else {
      try partial.check()
      throw CancellationError()
    }
    if isCut { throw Self.cut }
  }
}

extension ReceivedRequest {
  /// A request as a client sends it, with the bytes of its body.
  init(_ request: HTTPRequest, body: Data) {
    let query = request.url.query(percentEncoded: true)
    self.init(
      method: request.method.rawValue, path: request.url.path(percentEncoded: true),
      query: WireReader.items(of: query ?? ""), headers: request.headers, body: body,
      origin: request.url.originText)
    rawQuery = query
  }
}

extension URL {
  /// `https://shop.example.com:8080`
  fileprivate var originText: String? {
    guard let scheme, let host = host(percentEncoded: true) else { return nil }
    return "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "")
  }
}

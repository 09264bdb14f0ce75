internal import Dispatch
public import Foundation
internal import SDKCore
internal import SDKTesting

extension FakeServer {
  /// Answers over HTTP too, on this machine and a free port, until the server is released. UI tests need it: their app
  /// is another process.
  ///
  ///     app.launchEnvironment["API"] = try shop.listen().absoluteString
  ///
  /// - Returns: `http://127.0.0.1:` and the port, the same each time. Paths have the path of the spec's server or not.
  /// - Throws: `LoopbackError` of SDKTesting where the machine has no socket left.
  public func listen() throws -> URL {
    try loopback.with { loopback in
      if let loopback { return loopback.url }
      let server = try LoopbackServer()
      server.respond { [weak self, weak server] request in
        // It would keep them all.
        server?.removeAllRequests()
        return self?.steps(for: request) ?? [.close]
      }
      loopback = server
      return server.url
    }
  }

  private func steps(for request: LoopbackRequest) -> [LoopbackServer.Step] {
    guard let received = ReceivedRequest(request) else {
      return [.text("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"), .close]
    }
    // Waits before the request is answered: what it asks for is done then.
    wait(latency)
    guard case .success(let answer) = answer(received) else { return [.close] }
    if answer.ending == .never { return [.stall] }
    var steps: [LoopbackServer.Step] = [.text(answer.head(of: received))]
    if received.method != "HEAD" { steps += answer.bodySteps }
    let isLast = request.values("Connection").contains { $0.lowercased() == "close" }
    return isLast ? steps + [.close] : steps
  }

  /// Holds the thread of the connection, by the clock of the server.
  private func wait(_ time: Duration) {
    guard time > .zero else { return }
    let (clock, done) = (clock, DispatchSemaphore(value: 0))
    Task {
      try? await clock.sleep(for: time)
      done.signal()
    }
    done.wait()
  }
}

extension FakeAnswer {
  /// The status line and the header, with the empty line behind it.
  fileprivate func head(of request: ReceivedRequest) -> String {
    var lines = ["HTTP/1.1 \(finalStatus) Status"]
    lines += fields.map { "\($0.name): \($0.value)" }
    // RFC 9110, section 8.6
    if finalStatus != 204, finalStatus != 304 {
      lines.append("Content-Length: \(statedLength(isHead: request.method == "HEAD"))")
    }
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  fileprivate var bodySteps: [LoopbackServer.Step] {
    if case .cut(let count) = ending { return [.bytes(Array(body.prefix(max(count, 0)))), .close] }
    var rest = body
    return (pieces.isEmpty ? [body.count] : pieces).map { length in
      defer { rest = rest.dropFirst(length) }
      return .bytes(Array(rest.prefix(length)))
    }
  }
}

extension ReceivedRequest {
  /// nil: it is no request.
  fileprivate init?(_ request: LoopbackRequest) {
    let line = request.line.split(separator: " ")
    guard line.count == 3 else { return nil }
    var headers = HTTPHeaders()
    for field in request.fields { headers.append(field.name, field.value) }
    self.init(
      method: String(line[0]), target: String(line[1]), headers: headers, body: request.content)
  }
}

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
      server.limit(headBytes: Self.mostHeadBytes, bodyBytes: Self.mostBodyBytes)
      server.respond(beforeBody: { Self.refusal(of: $0) ?? [] }) {
        [weak self, weak server] request in
        // It would keep them all.
        server?.removeAllRequests()
        return self?.steps(for: request) ?? [.close]
      }
      loopback = server
      return server.url
    }
  }

  private static let mostHeadBytes = 64 * 1024
  private static let mostBodyBytes = 64 * 1024 * 1024

  /// Returns what ends the connection of a request that HTTP does not allow; nil: it does.
  private static func refusal(of request: LoopbackRequest) -> [LoopbackServer.Step]? {
    do throws(RequestHead.Problem) {
      guard request.head.utf8.count <= mostHeadBytes else {
        // The first line alone, or all of it.
        let line = RequestHead.Problem(414, "the target is too long")
        throw request.line.utf8.count > mostHeadBytes / 2
          ? line : RequestHead.Problem(431, "the header has more than \(mostHeadBytes) bytes")
      }
      let problem = try RequestHead(request.head).problem(mostBytes: mostBodyBytes)
      if let problem { throw problem }
      return nil
    } catch {
      return refusal(error)
    }
  }

  private static func refusal(_ problem: RequestHead.Problem) -> [LoopbackServer.Step] {
    let answer = FakeAnswer.problem(problem.status, "The request is no HTTP", [problem.reason])
    return [.text(answer.head(isHead: false, connection: "close"))] + answer.bodySteps + [.close]
  }

  private func steps(for request: LoopbackRequest) -> [LoopbackServer.Step] {
    guard let head = try? RequestHead(request.head) else { return [.close] }
    if request.bodyLength > Self.mostBodyBytes {
      return Self.refusal(.init(413, "the body has more than \(Self.mostBodyBytes) bytes"))
    }
    guard let body = request.content else {
      return Self.refusal(.init(400, "the chunks of the body are none"))
    }
    let received = ReceivedRequest(
      method: head.method, target: head.target, headers: head.headers, body: body)
    // Waits before the request is answered: what it asks for is done then.
    wait(latency)
    guard case .success(let answer) = answer(received) else { return [.close] }
    if answer.ending == .never { return [.stall] }
    let isHead = received.method == "HEAD"
    // What the other side does not take for granted.
    let connection =
      head.keepsConnection ? head.version == "1.0" ? "keep-alive" : nil : "close"
    var steps: [LoopbackServer.Step] = [
      .text(answer.head(isHead: isHead, connection: connection))
    ]
    if !isHead { steps += answer.bodySteps }
    return head.keepsConnection ? steps : steps + [.close]
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
  fileprivate func head(isHead: Bool, connection: String?) -> String {
    var lines = ["HTTP/1.1 \(finalStatus) Status"]
    lines += fields.map { "\($0.name): \($0.value)" }
    // RFC 9110, section 8.6
    if finalStatus != 204, finalStatus != 304 {
      lines.append("Content-Length: \(statedLength(isHead: isHead))")
    }
    if let connection { lines.append("Connection: \(connection)") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  fileprivate var bodySteps: [LoopbackServer.Step] {
    parts.map { .bytes(Array($0)) } + (isCut ? [.close] : [])
  }
}

import Foundation
import SDKRuntime
import SDKTesting

/// Two ways to a server of streams: none at all, and a socket.
enum FeedWire: CaseIterable, Sendable {
  case mock
  case loopback

  /// A response, a chunk at a time.
  struct Response: Sendable {
    var status = 200
    var type = "text/event-stream"
    var chunks: [String] = []

    static func events(_ chunks: String...) -> Self { Self(chunks: chunks) }
    static func lines(_ chunks: String...) -> Self {
      Self(type: "application/x-ndjson", chunks: chunks)
    }
    static let over = Self(status: 204)
  }

  /// A request as the server saw it: method, path and the position in the stream.
  struct Seen: Equatable, Sendable {
    let line: String
    var lastID: String?
    var body = ""
  }

  /// Runs `body` with a client of a server that answers so in turn; what the server saw.
  func serving(
    _ responses: [Response], _ body: (FeedClient) async throws -> Void
  ) async throws -> [Seen] {
    switch self {
    case .mock:
      let replies = Locked(responses[...])
      let mock = MockTransport().on(.any) { _ in replies.with { $0.popFirst() }?.reply }
      try await body(client("https://feed.example.com", mock))
      return mock.calls.map { call in
        Seen(
          line: "\(call.request.method) \(call.request.url.path)",
          lastID: call.request.headers["Last-Event-ID"], body: call.text)
      }
    case .loopback:
      let server = try LoopbackServer()
      for response in responses { server.enqueue(response.script) }
      try await body(client(Server(server.url), URLSessionTransport()))
      return server.requests.map { request in
        Seen(
          line: request.line.replacing(" HTTP/1.1", with: ""),
          lastID: request.values("Last-Event-ID").first,
          body: String(decoding: request.body, as: UTF8.self))
      }
    }
  }

  /// Waits between connections take no time.
  private func client(_ server: Server, _ transport: any Transport) -> FeedClient {
    FeedClient(server: server, transport: transport) { configuration in
      configuration.clock = HastyClock()
      configuration.options.retry = RetryPolicy.none
      configuration.defaultDeadline = nil
    }
  }
}

extension FeedWire.Response {
  fileprivate var reply: Reply {
    .chunks(chunks.map { Data($0.utf8) }, contentType: type, status: status)
  }

  fileprivate var script: [LoopbackServer.Step] {
    let head = "HTTP/1.1 \(status) Status\r\nContent-Type: \(type)\r\n"
    guard status == 200 else {
      let text = chunks.joined()
      return [.text("\(head)Content-Length: \(text.utf8.count)\r\n\r\n\(text)")]
    }
    return [
      .text("\(head)Transfer-Encoding: chunked\r\n\r\n"),
      .chunked(chunks.map { Array($0.utf8) }, every: .zero), .text("0\r\n\r\n"),
    ]
  }
}

/// A clock that never makes anybody wait.
private struct HastyClock: Clock {
  private let still = TestClock()

  var now: TestClock.Instant { still.now }
  var minimumResolution: Duration { still.minimumResolution }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// All there is; what it ended with.
  func outcome() async -> (values: [Element], error: APIError?) {
    var values: [Element] = []
    do {
      for try await value in self { values.append(value) }
      return (values, nil)
    } catch {
      return (values, error as? APIError)
    }
  }
}

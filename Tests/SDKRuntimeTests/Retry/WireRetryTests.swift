import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Retries as a server sees them.
@Suite(.timeLimit(.minutes(15))) struct WireRetryTests {
  private let server: LoopbackServer
  private let transport = makeTransport()
  private let api: APIClient

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy(baseDelay: .milliseconds(1))
    api = APIClient(configuration, transport: transport)
  }

  @Test(
    arguments: [
      [.reset],
      [.close],
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .close],
      [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nabc"), .close],
    ] as [[LoopbackServer.Step]])
  func aGetIsSentAgain(fault: [LoopbackServer.Step]) async throws {
    server.enqueue(fault)
    server.enqueue(fault)
    server.enqueue(status: 200, body: "whole")

    let response = try await api.response(for: plain(.get), as: Data.self)

    #expect(response.http.text == "whole")
    #expect(response.http.metrics.attempts == 3)
    #expect(server.requests.count == 3)
    #expect(transport.openExchanges == 0)
  }

  @Test("A POST is not sent again") func aPostIsNot() async throws {
    server.enqueue(.reset)

    let endpoint = TestEndpoint(EndpointRequest(.post, "/a", body: .json([1])))
    let error = await failure { try await api.send(endpoint) }

    #expect(error?.transportCode == .connectionLost && error?.attempts == 1)
    #expect(server.requests.count == 1)
  }

  @Test func aKeyedPostCarriesItsBodyAndKeyEachTime() async throws {
    server.enqueue(status: 503, headers: ["Connection": "close"])
    server.enqueue(.reset)
    server.enqueue(status: 200)
    let endpoint = TestEndpoint(
      EndpointRequest(
        .post, "/a", body: .json([1]), options: .init(idempotencyHeader: "Idempotency-Key")))

    try await api.send(endpoint)

    #expect(server.requests.map(\.body) == Array(repeating: Data("[1]".utf8), count: 3))
    let keys = server.requests.map { $0.values("Idempotency-Key") }
    #expect(keys[0].count == 1 && keys == Array(repeating: keys[0], count: 3))
  }

  /// Foundation on Linux would send the head again without the body, and then nothing until the timeout.
  ///
  /// If libcurl has not asked for the body yet, it sends the whole request on another connection by itself. Then
  /// the server has seen the body once, as it should.
  @Test(
    arguments: [
      ([], [.reset]), ([], [.close]), ([.reset], []), ([.close], []),
    ] as [([LoopbackServer.Step], [LoopbackServer.Step])])
  func aPostOnAConnectionThatIsGone(
    beforeBody: [LoopbackServer.Step], afterBody: [LoopbackServer.Step]
  ) async throws {
    server.enqueue(status: 200)
    server.enqueue(beforeBody: beforeBody, afterBody)
    server.enqueue(status: 202)
    try await api.send(plain(.get))

    let endpoint = TestEndpoint(EndpointRequest(.post, "/a", body: .json([1])))
    let error = await failure {
      try await api.send(endpoint, options: .init(timeout: .seconds(240)))
    }

    let whole = server.requests.filter { $0.line.hasPrefix("POST") && !$0.body.isEmpty }
    if error != nil || beforeBody.isEmpty {
      #expect(error?.transportCode == .connectionLost)
      #expect(error?.attempts == 1)
      #expect(whole.count == (beforeBody.isEmpty ? 1 : 0))
    } else {
      #expect(whole.count == 1)
    }
    #expect(transport.openExchanges == 0)
  }

  /// libcurl connects again by itself, which is refused: as if nothing had ever been sent.
  @Test(arguments: [RequestBody.json([1]), .none])
  func aPostWhoseServerIsGoneOnceItHasArrived(body: RequestBody) async throws {
    let holder = Locked<LoopbackServer?>(try LoopbackServer())
    let url = try #require(holder.with { $0?.url })
    let arrived = Counter()
    holder.with {
      $0?.enqueue(status: 200)
      $0?.enqueue(
        .wait {
          arrived.note()
          let server = holder.with { server in
            defer { server = nil }
            return server
          }
          withExtendedLifetime(server) {}
        }, .close)
    }
    var configuration = APIClient.Configuration.patient(server: Server(url))
    configuration.options = RequestOptions(
      timeout: .seconds(10), retry: RetryPolicy(baseDelay: .milliseconds(1)))
    let api = APIClient(configuration, transport: URLSessionTransport())
    try await api.send(plain(.get))

    let error = await failure {
      try await api.send(TestEndpoint(EndpointRequest(.post, "/a", body: body)))
    }

    #expect(arrived.value == 1)
    #expect(error?.kind == .transport && error?.attempts == 1, "\(String(describing: error))")
  }

  @Test func aResponseDuringAnUpload() async throws {
    server.enqueue(status: 413, headers: ["Connection": "close"], body: "too much")

    let endpoint = TestEndpoint(
      EndpointRequest(
        .post, "/a", body: .raw(.data(Data(count: 1 << 20)), contentType: "image/png")))
    let error = await failure { try await api.send(endpoint) }

    #expect(error?.status == 413 && error?.response?.text == "too much")
  }
}

/// A file that is sent again must be the same.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct FileRetryTests {
  private func file() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdk-test-\(UUID().uuidString)")
    try Data("first".utf8).write(to: url)
    return url
  }

  private func put(_ url: URL) -> TestEndpoint {
    TestEndpoint(EndpointRequest(.put, "/a", body: .raw(.file(url), contentType: "text/plain")))
  }

  @Test(arguments: ["changed", "deleted", "unreadable"])
  func aFileThatChangesBetweenAttempts(how: String) async throws {
    let url = try file()
    defer { try? FileManager.default.removeItem(at: url) }
    let bench = Bench()
    bench.mock.on(.any) { _ in
      try FileManager.default.removeItem(at: url)
      if how == "changed" { try Data("a second, longer one".utf8).write(to: url) }
      // Whoever runs the tests may be allowed to read any file.
      if how == "unreadable" {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
      return .status(503)
    }

    let error = await failure { _ = try await bench.run(put(url), waits: 1) }

    #expect(error?.kind == .invalidRequest)
    #expect(error?.attempts == 1)
    #expect(bench.mock.calls.count == 1)
  }

  /// The link itself stays as it is.
  @Test func aFileBehindALinkThatChangesBetweenAttempts() async throws {
    let url = try file()
    let link = url.appendingPathExtension("link")
    defer { for one in [url, link] { try? FileManager.default.removeItem(at: one) } }
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    let bench = Bench()
    bench.mock.on(.any, times: 1) { _ in
      try Data("a second, longer one".utf8).write(to: url)
      return .status(503)
    }
    bench.mock.on(.any, .json("{}"))

    let error = await failure { _ = try await bench.run(put(link), waits: 1) }

    #expect(error?.kind == .invalidRequest)
    #expect(bench.mock.calls.count == 1)
  }

  @Test func aFileThatStaysIsSentAgain() async throws {
    let url = try file()
    defer { try? FileManager.default.removeItem(at: url) }
    let bench = Bench()
    bench.mock.on(.any, .status(503), .json("{}"))

    #expect(try await bench.run(put(url), waits: 1).metrics.attempts == 2)
    #expect(bench.mock.calls.map(\.body) == [Data("first".utf8), Data("first".utf8)])
  }
}

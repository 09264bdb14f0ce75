import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// The real transport against a real socket: what no mock can tell.
///
@Suite(.timeLimit(.minutes(15))) struct LoopbackTests {
  private let server: LoopbackServer
  private let api: APIClient
  private let transport = makeTransport()

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    configuration.options.redirects = .never
    api = APIClient(configuration, transport: transport)
  }

  private func get(_ options: RequestOptions = .init()) async throws -> Data {
    try await api.send(TestEndpoint.get("/a"), as: Data.self, options: options)
  }

  @Test func aRequestArrivesByteForByte() async throws {
    server.enqueue(status: 200, headers: ["X-A": "1", "x-b": "2"], body: "[1]")
    let endpoint = TestEndpoint(
      EndpointRequest(
        .post, "/a%2Fb/\("é/")", query: [("q", "+ &")],
        headers: [("tr_id", "T"), ("Empty", "")], body: .json(["a": 1])))

    let response = try await api.response(for: endpoint, as: [Int].self)

    let request = try #require(server.requests.first)
    #expect(request.line == "POST /a%2Fb/%C3%A9%2F?q=%2B%20%26 HTTP/1.1")
    #expect(request.values("tr_id") == ["T"])
    #expect(request.values("Empty") == [""])
    #expect(request.values("Content-Type") == ["application/json"])
    #expect(request.values("Content-Length") == ["7"])
    #expect(request.values("Cookie").isEmpty)
    #expect(request.body == Data(#"{"a":1}"#.utf8))
    #expect(response.value == [1])
    #expect(response.http.headers["X-B"] == "2")
    #expect(response.http.metrics.duration > .zero)
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
  func aRequestWithoutABodyHasNoType(method: HTTPMethod) async throws {
    server.enqueue(status: 200)

    try await api.send(TestEndpoint(EndpointRequest(method, "/a")))

    let request = try #require(server.requests.first)
    #expect(request.values("Content-Type").isEmpty)
    #expect(request.values("Transfer-Encoding").isEmpty)
    #expect(request.body.isEmpty)
  }

  @Test(arguments: [Receiving.data, .stream])
  func aHEADTellsTheLengthOfWhatIsTooLong(receiving: Receiving) async throws {
    server.enqueue(.text("HTTP/1.1 200 OK\r\nContent-Length: 200000000000\r\n\r\n"))
    let head = TestEndpoint(EndpointRequest(.head, "/a"))

    let response =
      if case .stream = receiving {
        try await api.stream(head)
      } else {
        try await api.response(for: head, as: Data.self).http
      }

    #expect(response.headers["Content-Length"] == "200000000000")
  }

  @Test(arguments: ["Basic realm=\"x\"", "Bearer", "Digest realm=\"x\", nonce=\"1\""])
  func a401EndsWithItsBody(challenge: String) async throws {
    server.enqueue(status: 401, headers: ["WWW-Authenticate": challenge], body: "denied")

    let error = await failure { _ = try await get() }

    #expect(error?.status == 401)
    #expect(error?.response?.text == "denied")
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func aRedirectIsNotFollowed(status: Int) async throws {
    let other = try LoopbackServer()
    server.enqueue(status: status, headers: ["Location": "\(other.url)/x"], body: "moved")

    let error = await failure { _ = try await get() }

    #expect(error?.status == status)
    #expect(error?.response?.headers["location"] == "\(other.url)/x")
    #expect(error?.response?.text == "moved")
    #expect(other.connections == 0)
  }

  @Test func aCookieIsNotStored() async throws {
    let other = try LoopbackServer()
    other.enqueue(status: 200)
    server.enqueue(status: 200, headers: ["Set-Cookie": "a=1; Domain=127.0.0.1; Path=/"])
    server.enqueue(status: 200)
    let configuration = APIClient.Configuration.patient(server: Server(other.url))
    let elsewhere = APIClient(configuration, transport: transport)

    _ = try await get()
    _ = try await get()
    try await elsewhere.send(plain(.get))

    #expect(server.requests.map { $0.values("Cookie") } == [[], []])
    #expect(other.requests.map { $0.values("Cookie") } == [[]])
  }

  @Test func aTimeoutBelowASecondIsNotZero() async throws {
    server.respond { _ in
      [.delay(.milliseconds(100)), .text("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")]
    }
    var bodies: [Data] = []

    // One that is short also ends calls on a busy machine.
    for _ in 0..<50 where bodies.isEmpty {
      if let body = try? await get(.init(timeout: .milliseconds(300))) { bodies.append(body) }
    }

    #expect(bodies == [Data()])
  }

  @Test(arguments: [Duration.seconds(Int64.max), .zero, .seconds(-1), .nanoseconds(1)])
  func noTimeoutTraps(timeout: Duration) async throws {
    server.respond { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")] }
    var bodies: [Data] = []

    for _ in 0..<50 where bodies.isEmpty {
      if let body = try? await get(.init(timeout: timeout)) { bodies.append(body) }
    }

    #expect(bodies == [Data()])
  }

  @Test(
    arguments: [
      ([.stall], .idleTimeout),
      ([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .stall], .idleTimeout),
      ([.reset], .connectionLost),
      ([.close], .connectionLost),
      ([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .close], .truncated),
      (
        [
          .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nabc"), .close,
        ], .truncated
      ),
      (
        [.text("HTTP/1.1 200 OK\r\nContent-Length: 11\r\nContent-Length: 5\r\n\r\nhello world")],
        .malformedResponse
      ),
      ([.text("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n"), .close], .malformedResponse),
      (
        [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"), .close],
        .malformedResponse
      ),
      ([.text("garbage\r\n\r\n"), .close], .malformedResponse),
      ([.text("HTTP/1.1 abc OK\r\n\r\n"), .close], .malformedResponse),
    ] as [([LoopbackServer.Step], TransportError.Code)])
  func aFaultHasItsCode(steps: [LoopbackServer.Step], code: TransportError.Code) async {
    server.enqueue(steps)

    // Only a silent server may take as long as the timeout: a busy machine is slow to see the rest.
    let timeout = Duration.seconds(code == .idleTimeout ? 1 : 3600)
    let error = await failure { _ = try await get(.init(timeout: timeout)) }

    #expect(error?.transportCode == code)
    #expect(transport.openExchanges == 0)
  }

  @Test func aRefusedPortCannotBeConnectedTo() async throws {
    var port = 0
    do { port = try LoopbackServer().port }
    let api = APIClient(
      .patient(server: Server("http://127.0.0.1:\(port)")), transport: transport)

    let error = await failure {
      try await api.send(TestEndpoint.get("/a"), options: .init(retry: RetryPolicy.none))
    }

    #expect(error?.transportCode == .cannotConnect)
  }

  @Test func aHostThatDoesNotExist() async {
    let api = APIClient(.patient(server: "http://host.invalid"), transport: transport)

    let error = await failure {
      try await api.send(TestEndpoint.get("/a"), options: .init(retry: RetryPolicy.none))
    }

    #expect(error?.transportCode == .dns)
  }

  @Test func aBodyWithoutALengthEndsWithTheConnection() async throws {
    server.enqueue(.text("HTTP/1.1 200 OK\r\n\r\nhello"), .close)

    #expect(try await get() == Data("hello".utf8))
  }

  @Test func informationalResponsesAreSkipped() async throws {
    let hints = String(repeating: "HTTP/1.1 103 Early Hints\r\n\r\n", count: 20)
    server.enqueue(.text(hints + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"))

    #expect(try await get() == Data("ok".utf8))
  }

  @Test func aStatusBeyondTheUsualIsAnError() async {
    server.enqueue(status: 999, body: "x")

    #expect(await failure { _ = try await get() }?.status == 999)
  }

  @Test(arguments: [(HTTPMethod.get, 204), (.get, 304), (.head, 200)])
  func aLengthWithoutABodyIsNotTruncated(method: HTTPMethod, status: Int) async {
    server.enqueue(.text("HTTP/1.1 \(status) X\r\nContent-Length: 9\r\n\r\n"))

    let error = await failure { try await api.send(TestEndpoint(EndpointRequest(method, "/a"))) }

    #expect(error?.status == (status == 304 ? 304 : nil))
    #expect(error?.kind == (status == 304 ? .status : nil))
  }

  @Test func whatFollowsA204IsNoBodyOfIt() async throws {
    server.enqueue(.text("HTTP/1.1 204 No\r\nContent-Length: 5\r\n\r\nhello"))
    server.enqueue(status: 200, body: "next")

    #expect(try await get().isEmpty)
    #expect(try await get() == Data("next".utf8))
  }

  @Test func aBodyOverTheCapIsCutOff() async {
    server.enqueue(status: 200, body: String(repeating: "a", count: 1_000_000))
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "a", count: 1_000_000)), .close)
    let options = RequestOptions(maxResponseBytes: 1000)

    for _ in 0..<2 {
      let error = await failure { _ = try await get(options) }
      #expect(error?.kind == .bodyTooLarge)
    }
  }

  @Test func theBodyOfAnErrorIsCutAtTwoMegabytes() async {
    let options = RequestOptions(maxResponseBytes: 3_000_000)
    for (allowed, kept) in [(RequestOptions(), 2_000_000), (options, 2_000_000)] {
      server.enqueue(status: 500, body: String(repeating: "a", count: 3_000_000))

      let error = await failure { _ = try await get(allowed) }

      #expect(error?.status == 500)
      #expect(error?.response?.data.count == kept)
    }
    // A success may be larger.
    server.enqueue(status: 200, body: String(repeating: "a", count: 3_000_000))
    #expect(await failure { _ = try await get() } == nil)
  }

  @Test func aFileIsUploadedWithItsLength() async throws {
    let size = 20_000_000
    server.enqueue(status: 200)

    try await withFile(Data(repeating: 7, count: size)) { url in
      let file = UploadFile(file: url, fileName: "f")
      try await api.send(
        TestEndpoint(EndpointRequest(.post, "/a", body: .multipart([.file("f", file)]))))
    }

    let request = try #require(server.requests.first)
    #expect(request.body.count > size)
    #expect(request.values("Content-Length") == ["\(request.body.count)"])
    #expect(request.values("Transfer-Encoding").isEmpty)
  }

  @Test func aTaskCancelledBeforeReachesNoServer() async {
    for _ in 0..<20 {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        _ = try await get()
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }

    #expect(server.connections == 0)
  }

  @Test func everyCallEndsOnceUnderRandomCancellation() async {
    let count = 600
    for _ in 0..<count { server.enqueue(status: 200, body: "[1]") }

    let ended = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<count {
        group.addTask {
          let task = Task { try await get() }
          if index % 2 == 0 {
            for _ in 0..<(index % 200) { await Task.yield() }
            task.cancel()
          }
          switch await task.result {
          case .success(let body): return body == Data("[1]".utf8)
          case .failure(let error): return error is CancellationError
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }

    #expect(ended == count)
    #expect(transport.openExchanges == 0)
  }
}

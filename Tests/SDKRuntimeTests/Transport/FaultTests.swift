import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Faults of connections; see `LoopbackTests` for more.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct FaultTests {
  private let server: LoopbackServer
  private let transport = makeTransport()
  private let api: APIClient

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    api = APIClient(configuration, transport: transport)
  }

  private func get(_ options: RequestOptions = .init()) async throws -> Data {
    try await api.send(plain(.get), as: Data.self, options: options)
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc",
    "HTTP/1.1 200 OK\r\n\r\nabc",
  ])
  func aResetInTheBodyGivesNoPartOfIt(start: String) async {
    server.enqueue(.text(start), .delay(.milliseconds(50)), .reset)

    let error = await failure { _ = try await get() }

    #expect(error?.kind == .transport)
    #expect(error?.transportCode == .truncated)
    #expect(error?.response == nil)
    #expect(transport.openExchanges == 0)
  }

  @Test(arguments: [
    ("Content-Length: 9\r\n\r\nabc", LoopbackServer.Step.close),
    ("Content-Length: 9\r\n\r\nabc", .reset),
    ("Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n", .close),
    ("Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n", .reset),
  ])
  func anErrorWhoseBodyBreaksOffKeepsItsStatus(rest: String, end: LoopbackServer.Step) async {
    server.enqueue(
      .text("HTTP/1.1 503 No\r\nRetry-After: 7\r\n\(rest)"), .delay(.milliseconds(50)), end)

    let error = await failure { _ = try await get() }

    #expect(error?.kind == .status)
    #expect(error?.status == 503)
    #expect(error?.retryAfter == .seconds(7))
    // A reset may take away what nobody has read yet.
    if case .close = end { #expect(error?.response?.text == "abc") }
    #expect(transport.openExchanges == 0)
  }

  @Test func aGetOnAConnectionThatIsGone() async throws {
    server.enqueue(.text("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n1"), .close)
    server.enqueue(status: 200, body: "2")
    server.enqueue(.reset)
    server.enqueue(status: 200, body: "3")

    // URLSession sends it again by itself, AsyncHTTPClient leaves that to the client.
    let options = RequestOptions(retry: isOverAsyncHTTPClient ? .quick : RetryPolicy.none)
    let bodies = [try await get(options), try await get(options), try await get(options)]

    #expect(bodies == [Data("1".utf8), Data("2".utf8), Data("3".utf8)])
  }

  @Test(.enabled(if: !isOverAsyncHTTPClient))
  func aKeyedPostOnAConnectionThatIsGone() async throws {
    server.enqueue(status: 200)
    server.enqueue(.reset)
    try await api.send(plain(.get))
    let options = RequestOptions(
      timeout: .seconds(10), retry: RetryPolicy(baseDelay: .milliseconds(1)), idempotencyKey: "k")
    let endpoint = TestEndpoint(EndpointRequest(.post, "/a", body: .json([1])))

    server.enqueue(status: 200)
    try await api.send(endpoint, options: options)

    #expect(server.requests.last?.body == Data("[1]".utf8))
    #expect(server.requests.last?.values("Idempotency-Key") == ["k"])
  }

  #if canImport(Glibc)
    @Test(arguments: [HTTPMethod.get, .post])
    func aPortThatTakesNoConnectionIsGivenUp(method: HTTPMethod) async throws {
      let full = try #require(FullPort())
      let api = APIClient(
        .patient(server: Server("http://127.0.0.1:\(full.port)")), transport: transport)
      let options = RequestOptions(timeout: .seconds(1), retry: RetryPolicy.none)

      let error = await failure { try await api.send(plain(method), options: options) }

      let code = TransportError.Code.self
      #expect(
        error?.transportCode == (isOverAsyncHTTPClient ? code.cannotConnect : code.idleTimeout))
      #expect(transport.openExchanges == 0)
    }
  #endif

  @Test("TLS to a port that speaks none") func secureToAPlainPort() async {
    let text = "https://127.0.0.1:\(server.port)"
    let secure = APIClient(.patient(server: Server(text)), transport: transport)
    let options = RequestOptions(timeout: .seconds(1), retry: RetryPolicy.none)

    let error = await failure { try await secure.send(plain(.get), options: options) }

    // AsyncHTTPClient counts the handshake as connecting, for which it has a limit of its own.
    let codes: [TransportError.Code?] = [.idleTimeout, .tls, .cannotConnect]
    #expect(codes.contains(error?.transportCode))
  }

  @Test func fiveHundredAtOnce() async throws {
    let count = 500
    for _ in 0..<count { server.enqueue(status: 200, body: "1") }

    let ended = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<count { group.addTask { try await get() } }
      return try await group.reduce(into: 0) { $0 += $1.count }
    }

    #expect(ended == count)
    #expect(transport.openExchanges == 0)
  }

  @Test func aHeaderThatDrips() async {
    var steps: [LoopbackServer.Step] = []
    for letter in "HTTP/1.1 200 OK" { steps += [.text("\(letter)"), .delay(.milliseconds(100))] }
    server.enqueue(steps + [.stall])

    let error = await failure { _ = try await get(.init(deadline: .milliseconds(400))) }

    #expect(error?.kind == .deadlineExceeded || error?.transportCode == .idleTimeout)
  }
}

extension RetryPolicy {
  fileprivate static let quick = RetryPolicy(baseDelay: .milliseconds(1))
}

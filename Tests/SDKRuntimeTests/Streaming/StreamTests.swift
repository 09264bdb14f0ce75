import Dispatch
import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Bodies that arrive piece by piece, over a real socket.
@Suite(.timeLimit(.minutes(15))) struct StreamTests {
  private let server: LoopbackServer
  private let api: APIClient
  private let transport = makeTransport()
  private let endpoint = TestEndpoint.get("/s")

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    api = APIClient(configuration, transport: transport)
  }

  private let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"

  private func collect(_ response: HTTPResponse) async throws -> Data {
    var data = Data()
    for try await chunk in response.stream { data.append(chunk) }
    return data
  }

  /// Waits until no exchange is left, up to a bound.
  private func exchangesEnd() async -> Bool {
    for _ in 0..<2_000_000 {
      if transport.openExchanges == 0 { return true }
      await Task.yield()
    }
    return false
  }

  @Test func headAndChunksComeBeforeTheEnd() async throws {
    let gate = DispatchSemaphore(value: 0)
    server.enqueue(
      .text(head), .wait { gate.wait() }, .chunked([Array("one".utf8)], every: .zero),
      .wait { gate.wait() }, .chunked([Array("two".utf8)], every: .zero), .text("0\r\n\r\n"))

    let response = try await api.stream(endpoint)
    #expect(response.status == 200)
    var body = response.stream.makeAsyncIterator()
    gate.signal()
    #expect(try await body.next() == Data("one".utf8))
    gate.signal()
    #expect(try await body.next() == Data("two".utf8))
    #expect(try await body.next() == nil)
    #expect(await exchangesEnd())
  }

  @Test func eventsComeAsTheyAreSent() async throws {
    let gate = DispatchSemaphore(value: 0)
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"
    server.enqueue(
      .text(head + "data: 1\n\n"), .wait { gate.wait() }, .text("data: 2\n\n"), .stall)

    var found: [String] = []
    for try await event in api.events(endpoint) {
      found.append(event.data)
      if found.count == 2 { break }
      gate.signal()
    }

    #expect(found == ["1", "2"])
    #expect(await exchangesEnd())
  }

  @Test(
    arguments: [
      ([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .close], .truncated),
      (
        [
          .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
          .chunked([[1, 2, 3]], every: .zero), .close,
        ], .truncated
      ),
      ([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .reset], .truncated),
      ([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .stall], .idleTimeout),
    ] as [([LoopbackServer.Step], TransportError.Code)])
  func aCutStreamThrows(
    steps: [LoopbackServer.Step], code: TransportError.Code
  ) async {
    server.enqueue(steps)
    // On a busy machine seconds may pass before Foundation sees the end of the connection.
    let timeout = Duration.seconds(code == .idleTimeout ? 1 : 60)

    let error = await failure {
      _ = try await collect(try await api.stream(endpoint, options: .init(timeout: timeout)))
    }

    #expect(error?.transportCode == code)
    #expect(await exchangesEnd())
  }

  /// What is kept of a stream that has failed keeps no connection.
  @Test(arguments: [
    "Content-Type: text/html\r\n\r\n",
    "Content-Type: text/event-stream\r\n\r\ndata: [1]\n\n",
    "Content-Type: text/event-stream\r\n\r\ndata: 123456789012345678901234567890\n\n",
    "Content-Type: text/event-stream\r\n\r\ndata: end\n\n",
  ])
  func theEndOfEventsLetsGoOfTheirConnection(rest: String) async throws {
    server.enqueue(.text("HTTP/1.1 200 OK\r\n" + rest), .stall)
    let events = api.events(
      endpoint, as: Int.self, end: "end", options: .init(maxResponseBytes: 20))

    var kept: APIError?
    do { for try await _ in events {} } catch { kept = error as? APIError }

    #expect(await exchangesEnd())
    withExtendedLifetime((events, kept)) {}
  }

  @Test(arguments: [400, 401, 404, 500])
  func anErrorHasItsBodyAsEver(status: Int) async {
    server.enqueue(
      status: status, headers: ["WWW-Authenticate": "Basic realm=\"x\""], body: "why")

    let error = await failure { _ = try await api.stream(endpoint) }

    #expect(error?.status == status)
    #expect(error?.response?.text == "why")
    #expect(transport.openExchanges == 0)
  }

  @Test func aCancelledReaderSeesACancellationAndTheServerIsLeft() async throws {
    server.enqueue(.text(head), .chunked([[1]], every: .zero), .stall)
    let response = try await api.stream(endpoint)
    let (got, tell) = AsyncStream<Void>.makeStream()
    let reading = Task {
      for try await _ in response.stream { tell.yield() }
    }

    for await _ in got { break }
    reading.cancel()

    await #expect(throws: CancellationError.self) { try await reading.value }
    #expect(await exchangesEnd())
  }

  @Test func lettingGoOfAResponseCancels() async throws {
    server.enqueue(.text(head), .stall)

    _ = try await api.stream(endpoint)

    #expect(await exchangesEnd())
  }

  @Test func aCallCancelledBeforeTheHead() async {
    let (arrived, tell) = AsyncStream<Void>.makeStream()
    server.enqueue(.wait { tell.yield() }, .stall)
    let call = Task { try await api.stream(endpoint) }

    for await _ in arrived { break }
    call.cancel()

    await #expect(throws: CancellationError.self) { _ = try await call.value }
    #expect(await exchangesEnd())
  }

  #if canImport(FoundationNetworking)
    @Test(.enabled(if: !isOverAsyncHTTPClient))
    func aReaderThatLagsTooFarBehindIsTold() async throws {
      let megabyte = [UInt8](repeating: 7, count: 1 << 20)
      server.enqueue(
        .text("HTTP/1.1 200 OK\r\nContent-Length: \(40 << 20)\r\n\r\n"), .repeat(megabyte, 40))
      let response = try await api.stream(endpoint)
      #expect(await exchangesEnd())

      let error = await failure { _ = try await collect(response) }

      #expect(error?.kind == .bodyTooLarge)
    }
  #endif

  @Test func aLargeStreamArrivesWhole() async throws {
    let count = 64
    let (ready, go) = (DispatchSemaphore(value: 0), [UInt8](repeating: 9, count: 1 << 18))
    server.enqueue(
      [.text("HTTP/1.1 200 OK\r\nContent-Length: \(count << 18)\r\n\r\n")]
        + (0..<count).flatMap { _ -> [LoopbackServer.Step] in
          [.wait { ready.wait() }, .bytes(go)]
        })
    var received = 0

    let response = try await api.stream(endpoint)
    for _ in 0..<4 { ready.signal() }
    for try await chunk in response.stream {
      for _ in (received >> 18)..<((received + chunk.count) >> 18) { ready.signal() }
      received += chunk.count
    }

    #expect(received == count << 18)
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real transport over the real URLSession, answered by a mock protocol.
@Suite(.timeLimit(.minutes(15))) struct MockSessionTests {
  private func api(_ session: MockSession) -> ThingsAPIClient {
    ThingsAPIClient(token: "t", appKey: "k", transport: session.transport) {
      $0.options = RequestOptions(retry: RetryPolicy.none, redirects: .never)
    }
  }

  @Test func aCallGoesThroughURLSession() async throws {
    let mock = MockTransport().on(
      .get("/things/{id}"), .json(#"{"id": 7}"#).header("X-Total", "1"))
    let session = MockSession(mock)

    let (thing, http) = try await api(session).withResponse { try await $0.things.get(id: 7) }

    #expect(thing.id == 7)
    #expect(http.headers["x-total"] == "1")
    #expect(http.source == .network)
    let call = try #require(mock.calls.first)
    #expect(call.request.url.absoluteString == "https://api.example.com:9443/things/7?v=1")
    #expect(call.request.headers["Authorization"] == "Bearer t")
    #expect(call.request.headers["X-SDK-Mock-Session"] == nil)
    #expect(call.operationID == "Things.get")
  }

  @Test func whatFoundationCancelsByItselfIsAFailure() async throws {
    let session = MockSession(MockTransport().on(.any, .failure(.cancelled)))

    let error = await failure { _ = try await api(session).things.get(id: 7) }

    #expect(error?.transportCode == .other)
    #expect(error?.reason.contains("-999") == true)
  }

  @Test func bodiesArrive() async throws {
    let mock = MockTransport().on(.post("/things"), .json(#"{"id": 1}"#, status: 201))
    let client = api(MockSession(mock)).client

    _ = try await client.send(ThingsEndpoint.create(Thing(id: 5)), as: Thing.self)

    #expect(try mock.calls.first?.body(as: Thing.self) == Thing(id: 5))
    #expect(mock.calls.first?.request.headers["Content-Type"] == "application/json")
  }

  @Test func aUploadFromDiskArrives() async throws {
    let mock = MockTransport().on(.any, .status(204))
    let client = api(MockSession(mock)).client

    try await withFile(Data("hello".utf8)) { url in
      let endpoint = ThingsEndpoint.upload(
        title: "t", meta: Thing(id: 1), photo: UploadFile(file: url))
      try await client.send(endpoint)
    }

    #expect(mock.calls.first?.text.contains("\r\n\r\nhello\r\n") == true)
  }

  @Test(arguments: [200, 201, 204, 301, 304, 400, 401, 404, 500, 503])
  func everyStatusArrives(status: Int) async throws {
    let mock = MockTransport().on(
      .any,
      .json("{}", status: status).header("WWW-Authenticate", "Basic realm=\"x\"")
        .header("Location", "https://elsewhere.example/"))
    let client = api(MockSession(mock)).client

    if status / 100 == 2 {
      try await client.send(ThingsEndpoint.get(id: 1))
    } else {
      let error = await failure { try await client.send(ThingsEndpoint.get(id: 1)) }
      #expect(error?.kind == .status)
      #expect(error?.status == status)
    }
    #expect(mock.calls.count == 1)
  }

  @Test(arguments: [
    TransportError.Code.dns, .cannotConnect, .tls, .connectionLost, .malformedResponse,
    .idleTimeout, .offline, .truncated, .tooLarge, .bodyUnavailable, .fileNotWritable, .other,
  ])
  func failuresKeepTheirMeaning(code: TransportError.Code) async {
    let mock = MockTransport().on(.any, .failure(code))
    let client = api(MockSession(mock)).client

    let error = await failure { try await client.send(ThingsEndpoint.get(id: 1)) }

    #expect(error?.transportCode == code)
    #expect(error?.underlying.map { "\($0)" }?.contains("example.com") == false)
  }

  @Test func theCapHolds() async throws {
    let body = String(repeating: "a", count: 5000)
    let mock = MockTransport().on(.get("/things/1"), .text(body))
      .on(.get("/things/2"), .text(body, status: 500))
    let client = api(MockSession(mock)).client
    let options = RequestOptions(maxResponseBytes: 4999)

    let first = await failure { try await client.send(ThingsEndpoint.get(id: 1), options: options) }
    let second = await failure {
      try await client.send(ThingsEndpoint.get(id: 2), options: options)
    }

    #expect(first?.kind == .bodyTooLarge)
    #expect(second?.kind == .status)
    #expect(second?.response?.data.count == 4999)
  }

  @Test(arguments: ["11, 5", "-1", "abc"])
  func aContradictoryLengthIsRefused(length: String) async {
    let mock = MockTransport().on(.any, .text("hello world").header("Content-Length", length))
    let client = api(MockSession(mock)).client

    let error = await failure { try await client.send(ThingsEndpoint.get(id: 1)) }

    #expect(error?.transportCode == .malformedResponse)
  }

  @Test func aShortBodyIsTruncated() async {
    let mock = MockTransport().on(.any, .text("hello").header("Content-Length", "11"))
    let client = api(MockSession(mock)).client

    let error = await failure { try await client.send(ThingsEndpoint.get(id: 1)) }

    #expect(error?.transportCode == .truncated)
  }

  @Test func anUnmatchedRequestFailsAndIsReported() async {
    let mock = MockTransport()
    let client = api(MockSession(mock)).client

    let error = await failure { try await client.send(ThingsEndpoint.get(id: 1)) }

    #expect(error?.kind == .transport)
    #expect(throws: MockError.self) { try mock.verify() }
  }

  @Test func sessionsDoNotMix() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 0..<40 {
        group.addTask {
          let mock = MockTransport().on(.any, .json(#"{"id": \#(id)}"#))
          let session = MockSession(mock)
          let api = ThingsAPIClient(token: "t", appKey: "k", transport: session.transport)
          for _ in 0..<5 {
            let thing = try await api.things.get(id: 0)
            #expect(thing.id == id)
          }
          #expect(mock.calls.count == 5)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func aForeignSessionIsRoutedByHost() async throws {
    let mock = MockTransport().on(.get("/things/7"), .json(#"{"id": 7}"#))
    let session = MockSession(mock)
    let api = ThingsAPIClient(
      server: .init(session.baseURL), token: "t", appKey: "k",
      transport: URLSessionTransport(configure: {
        $0.protocolClasses = session.configuration.protocolClasses
      })
    ) {
      $0.defaultDeadline = nil
      $0.options.timeout = .seconds(3600)
    }

    #expect(try await api.things.get(id: 7).id == 7)
    #expect(mock.calls.first?.operationID == "URLSession")
  }

  @Test func aRequestOfNobodyDoesNotLeave() async {
    let transport = URLSessionTransport(configure: { $0.protocolClasses = [MockURLProtocol.self] })
    let api = ThingsAPIClient(token: "t", appKey: "k", transport: transport) {
      $0.defaultDeadline = nil
    }

    let error = await failure { _ = try await api.things.get(id: 7) }

    #expect(error?.kind == .transport)
  }

  @Test func cancellationEndsTheExchange() async {
    let (arrived, arrive) = AsyncStream.makeStream(of: Void.self)
    let mock = MockTransport().on(
      .any,
      Reply.json("{}").after {
        arrive.yield()
        try await Task.sleep(for: .seconds(600))
      })
    let session = MockSession(mock)
    let client = api(session).client

    let task = Task { try await client.send(ThingsEndpoint.get(id: 1)) }
    for await _ in arrived { break }
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(session.transport.openExchanges == 0)
  }

  @Test func everyCallEndsOnceUnderRandomCancellation() async {
    let mock = MockTransport().on(.any, .json(#"{"id": 1}"#))
    let session = MockSession(mock)
    let api = api(session)

    let ended = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<500 {
        group.addTask {
          let task = Task { try await api.things.get(id: index) }
          if index % 2 == 0 {
            for _ in 0..<(index % 16) { await Task.yield() }
            task.cancel()
          }
          switch await task.result {
          case .success: return true
          case .failure(let error): return error is CancellationError
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }

    #expect(ended == 500)
    #expect(session.transport.openExchanges == 0)
  }

  @Test func aClosedTransportRefuses() async {
    let session = MockSession(MockTransport().on(.any, .json("{}")))
    session.transport.close()

    let error = await failure { try await api(session).client.send(ThingsEndpoint.get(id: 1)) }

    #expect(error?.transportCode == .other)
  }
}

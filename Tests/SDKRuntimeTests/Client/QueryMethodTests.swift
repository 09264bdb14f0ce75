import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// QUERY, a read with a body (RFC 10008), as servers see it.
@Suite(.timeLimit(.minutes(15))) struct QueryMethodTests {
  private let server: LoopbackServer
  private let other: LoopbackServer
  private let configuration: APIClient.Configuration

  init() throws {
    server = try LoopbackServer()
    other = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy(baseDelay: .milliseconds(1))
    self.configuration = configuration
  }

  private func client(_ options: RequestOptions = .init()) -> APIClient {
    var configuration = configuration
    configuration.options.cache = options.cache
    configuration.options.sharesExchange = options.sharesExchange
    configuration.options.idempotencyHeader = options.idempotencyHeader
    return APIClient(configuration, transport: makeTransport())
  }

  private func query(_ body: JSON, type: String = "application/json") -> TestEndpoint {
    TestEndpoint(
      EndpointRequest(.query, "/pets", headers: [("Content-Type", type)], body: .json(body)))
  }

  private func answer(_ number: Int) {
    server.enqueue(
      status: 200, headers: ["Content-Type": "application/json"], body: "\(number)")
  }

  private var bodies: [String] {
    server.requests.map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test func itIsSentAgainAsAGetIs() async throws {
    server.enqueue(.reset)
    server.enqueue(status: 500)
    answer(1)

    let value = try await client(.init(idempotencyHeader: "Idempotency-Key"))
      .send(query(["a": 1]), as: Int.self)

    #expect(value == 1)
    #expect(bodies == Array(repeating: #"{"a":1}"#, count: 3))
    #expect(server.requests.allSatisfy { $0.line == "QUERY /pets HTTP/1.1" })
    #expect(server.requests.allSatisfy { $0.values("Idempotency-Key").isEmpty })
  }

  @Test func itIsKeptByContentAndContentType() async throws {
    for number in 1...3 { answer(number) }
    let api = client(.init(cache: .ttl(.seconds(600))))
    let typed = query(["a": 1], type: "application/vnd.query+json")

    #expect(try await api.number(query(["a": 1])).0 == 1)
    #expect(try await api.number(query(["a": 2])).0 == 2)
    #expect(try await api.number(typed).0 == 3)
    #expect(try await api.number(query(["a": 1])).0 == 1)
    #expect(try await api.number(query(["a": 2])).0 == 2)
    #expect(try await api.number(typed).0 == 3)

    #expect(bodies == [#"{"a":1}"#, #"{"a":2}"#, #"{"a":1}"#])
    #expect(try await api.cached(query(["a": 2]), as: Int.self)?.value == 2)
    try await api.removeFromCache(query(["a": 2]))
    #expect(try await api.cached(query(["a": 2]), as: Int.self) == nil)
    try await api.storeInCache(7, for: query(["a": 2]))
    #expect(try await api.cached(query(["a": 2]), as: Int.self)?.value == 7)
  }

  @Test func aGetOfTheSameURLIsKeptApart() async throws {
    for number in 1...2 { answer(number) }
    let api = client(.init(cache: .ttl(.seconds(600))))
    let bare = TestEndpoint(EndpointRequest(.query, "/pets"))

    #expect(try await api.number(bare).0 == 1)
    #expect(try await api.number(.get("/pets")).0 == 2)
    #expect(try await api.number(bare).0 == 1)
    #expect(server.requests.map(\.line) == ["QUERY /pets HTTP/1.1", "GET /pets HTTP/1.1"])
  }

  /// Also of one that only the disk has: its name does not tell its content.
  @Test func aWriteEndsWhatIsKept() async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("1"))
      let first = scene.makeCache()
      _ = try await scene.client(.ttl(.seconds(60)), cache: first).number(query(["a": 1]))
      await first.flush()
      let second = scene.makeCache()
      let api = scene.client(.ttl(.seconds(60)), cache: second)

      try await api.send(TestEndpoint(EndpointRequest(.post, "/pets", body: .json(["b": 1]))))
      await second.flush()

      #expect(try await api.cached(query(["a": 1]), as: Int.self) == nil)
      #expect(scene.mock.calls.map(\.request.method) == [.query, .post])
    }
  }

  @Test func whatIsOnDiskIsFoundByItsContent() async throws {
    try await withTemporaryDirectory { directory in
      let scene = CacheScene(directory: directory)
      scene.mock.on(.any, .json("1"), .json("2"))
      let first = scene.makeCache()
      _ = try await scene.client(.ttl(.seconds(60)), cache: first).number(query(["a": 1]))
      await first.flush()
      let api = scene.client(.ttl(.seconds(60)))

      #expect(try await api.number(query(["a": 1])).0 == 1)
      #expect(try await api.number(query(["a": 2])).0 == 2)
      #expect(scene.sent == 2)
    }
  }

  /// A stream of bytes has nothing to compare it by.
  @Test func whatIsNotInMemoryIsNeitherKeptNorShared() async throws {
    for number in 1...2 { answer(number) }
    let api = client(.init(cache: .ttl(.seconds(600)), sharesExchange: true))
    let body = HTTPBody.stream(length: 1) {
      AsyncThrowingStream {
        $0.yield(Data("1".utf8))
        $0.finish()
      }
    }
    let endpoint = TestEndpoint(
      EndpointRequest(.query, "/pets", body: .raw(body, contentType: "text/plain")))

    #expect(try await api.number(endpoint).0 == 1)
    #expect(try await api.number(endpoint).0 == 2)
  }

  @Test func equalOnesShareAnExchange() async throws {
    let gate = CacheGate()
    let mock = MockTransport().on(.any, .json("1").after { try await gate.wait() })
    var configuration = configuration
    configuration.options.sharesExchange = true
    let api = APIClient(configuration, transport: mock)
    let calls =
      (0..<3).map { _ in query(["a": 1]) }
      + [query(["a": 2]), query(["a": 1], type: "application/vnd.query+json")]

    let tasks = calls.map { call in Task { try await api.send(call, as: Int.self) } }
    try await eventually { api.callsInFlight == 5 && mock.calls.count == 3 }
    gate.open()

    for task in tasks { #expect(try await task.value == 1) }
    #expect(mock.calls.count == 3)
  }

  @Test(arguments: [301, 302, 307, 308])
  func aRedirectRepeatsItsBody(status: Int) async throws {
    server.enqueue(status: status, headers: ["Location": "/b"])
    answer(1)

    #expect(try await client().send(query(["a": 1]), as: Int.self) == 1)

    #expect(server.requests.map(\.line) == ["QUERY /pets HTTP/1.1", "QUERY /b HTTP/1.1"])
    #expect(bodies == [#"{"a":1}"#, #"{"a":1}"#])
    #expect(server.requests.last?.values("Content-Type") == ["application/json"])
  }

  @Test(arguments: [301, 302, 307, 308])
  func toAnotherOriginItsBodyGoesOnlyWhereItMay(status: Int) async throws {
    for _ in 0..<2 {
      server.enqueue(status: status, headers: ["Location": "\(other.url)/b"])
    }
    other.enqueue(status: 200, headers: ["Content-Type": "application/json"], body: "1")
    let api = client()

    let error = await failure { _ = try await api.send(query(["a": 1]), as: Int.self) }
    #expect(error?.kind == .unsafeRedirect && error?.status == status)
    #expect(other.connections == 0)

    let options = RequestOptions(redirects: .safe(max: 1))
    #expect(try await api.send(query(["a": 1]), as: Int.self, options: options) == 1)
    #expect(other.requests.map(\.line) == ["QUERY /b HTTP/1.1"])
    #expect(other.requests.first?.body == Data(#"{"a":1}"#.utf8))
  }

  @Test(arguments: [true, false]) func by303ItBecomesAGet(isOther: Bool) async throws {
    let target = isOther ? other : server
    server.enqueue(status: 303, headers: ["Location": "\(target.url)/result"])
    target.enqueue(status: 200, headers: ["Content-Type": "application/json"], body: "1")

    #expect(try await client().send(query(["a": 1]), as: Int.self) == 1)

    let last = try #require(target.requests.last)
    #expect(last.line == "GET /result HTTP/1.1" && last.body.isEmpty)
    #expect(last.values("Content-Type").isEmpty)
  }

  @Test func inTheWrongCaseItIsNoMethod() {
    #expect(HTTPMethod(rawValue: "QUERY") == .query)
    #expect(HTTPMethod(rawValue: "query") == nil && HTTPMethod(rawValue: "Query") == nil)
    #expect(HTTPMethod.query.isIdempotent)
  }
}

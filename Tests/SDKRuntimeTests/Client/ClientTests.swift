import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct ClientTests {
  @Test func operationsAreNamedWithoutTheirValues() {
    #expect(ThingsEndpoint.get(id: 1).operationID == "Things.get")
    #expect(ThingsEndpoint.find(slug: "secret").operationID == "Things.find")
    #expect(ThingsEndpoint.count.operationID == "Things.count")
    #expect(ThingsEndpoint.login(user: "u", password: "p").operationID == "Things.login")
    #expect(TestEndpoint.get("/a").operationID == "Test")
  }

  @Test(arguments: [
    TransportError.Code.dns, .cannotConnect, .tls, .connectionLost, .truncated, .malformedResponse,
    .idleTimeout, .other,
  ])
  func transportFailuresKeepTheirCode(code: TransportError.Code) async throws {
    let error = try #require(
      await failure { try await client(answering: .failure(code)).send(TestEndpoint.get("/a")) })

    #expect(error.kind == .transport)
    #expect(error.transportCode == code)
    #expect(error.response == nil)
    #expect(error.errorDescription?.isEmpty == false)
  }

  @Test func cancellationIsCancellationError() async {
    let api = client(answering: .failure(.cancelled))

    await #expect(throws: CancellationError.self) { try await api.send(TestEndpoint.get("/a")) }
  }

  @Test func aTaskCancelledBeforeSendsNothing() async {
    let mock = MockTransport().on(.any, .json("{}"))
    let api = APIClient(APIClient.Configuration(server: testServer), transport: mock)

    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await api.send(TestEndpoint.get("/a"))
    }

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(mock.calls.isEmpty)
  }

  @Test func aTaskCancelledOnTheWayEndsAtOnce() async {
    let (arrived, arrive) = AsyncStream.makeStream(of: Void.self)
    let reply = Reply.json("{}").after {
      arrive.yield()
      try await Task.sleep(for: .seconds(600))
    }
    let api = client(answering: reply)

    let task = Task { try await api.send(TestEndpoint.get("/a")) }
    for await _ in arrived { break }
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func interceptorsStandAroundEachOther() async throws {
    let log = Locked<[String]>([])
    struct Note: Interceptor {
      let name: String
      let log: Locked<[String]>
      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange,
        next: NextInterceptor
      ) async throws -> HTTPResponse {
        log.with { $0.append("\(name) in \(exchange.operationID)") }
        var request = request
        try request.headers.set("X-\(name)", "1")
        let response = try await next(request)
        log.with { $0.append("\(name) out \(response.status)") }
        return response
      }
    }

    let call = try await sent(TestEndpoint.get("/a")) {
      $0.interceptors = [Note(name: "A", log: log), Note(name: "B", log: log)]
    }

    #expect(log.with { $0 } == ["A in Test", "B in Test", "B out 200", "A out 200"])
    #expect(call.request.headers.map(\.name) == ["X-A", "X-B"])
  }

  @Test func whatAnInterceptorBreaksIsRefused() async {
    struct Vandal: Interceptor {
      let change: @Sendable (inout HTTPRequest) -> Void
      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange,
        next: NextInterceptor
      ) async throws -> HTTPResponse {
        var request = request
        change(&request)
        return try await next(request)
      }
    }
    let changes: [@Sendable (inout HTTPRequest) -> Void] = [
      { $0.headers = ["X": "a\r\nb"] },
      { $0.url = URL(fileURLWithPath: "/etc/passwd") },
      { $0.body = .data(Data([1])) },
    ]

    for change in changes {
      let reason = await refusal(TestEndpoint.get("/a")) {
        $0.interceptors = [Vandal(change: change)]
      }
      #expect(reason != nil)
    }
  }

  @Test func errorsOfInterceptorsAreWrapped() async {
    struct Broken: Interceptor {
      struct Failure: Error {}
      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange,
        next: NextInterceptor
      ) async throws -> HTTPResponse { throw Failure() }
    }

    let error = await failure {
      _ = try await sent(TestEndpoint.get("/a")) { $0.interceptors = [Broken()] }
    }

    #expect(error?.kind == .intercepted)
    #expect(error?.underlying is Broken.Failure)
  }

  @Test func optionsMerge() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(.get, "/a", options: .init(timeout: .seconds(2), maxResponseBytes: 2000)))

    let call = try await sent(endpoint, options: .init(timeout: .seconds(3))) {
      $0.options = RequestOptions(
        timeout: .seconds(1), maxResponseBytes: 1000, acceptsAnyContentType: true)
    }

    let options = call.request.options
    #expect(options.timeout == .seconds(3))
    #expect(options.maxResponseBytes == 2000)
    #expect(options.acceptsAnyContentType == true)
  }

  @Test func manyCallsAtOnce() async throws {
    let mock = MockTransport().on(ThingsEndpoint.self) { endpoint, _ in
      guard case .get(let id) = endpoint else { return nil }
      return try .encoding(Thing(id: id))
    }
    let api = ThingsAPIClient(token: "t", appKey: "k", transport: mock)

    let ids = try await withThrowingTaskGroup(of: Int.self) { group in
      for id in 0..<200 { group.addTask { try await api.things.get(id: id).id } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }

    #expect(ids == Set(0..<200))
    #expect(mock.calls.count == 200)
  }

  @MainActor @Test func withResponseRunsWhereItsCallerDoes() async throws {
    final class Screen { var title = "" }
    let screen = Screen()
    let mock = MockTransport().on(.any, .json(#"{"id": 7}"#))
    let api = ThingsAPIClient(token: "t", appKey: "k", transport: mock)

    let (thing, http) = try await api.withResponse {
      MainActor.assertIsolated()
      screen.title = "loading"
      return try await $0.things.get(id: 7)
    }

    #expect(thing.id == 7 && http.status == 200)
    #expect(screen.title == "loading")
  }

  @Test func aGeneratedClientSendsItsDefaults() async throws {
    let mock = MockTransport().on(.any, .json("[]"))
    let api = ThingsAPIClient(token: "t", key: "a%2Bb", appKey: "k", transport: mock)

    _ = try await api.things.list(userID: 3, ids: [1, 2])
    _ = try await api.things.times()

    let calls = mock.calls.map(\.request)
    #expect(
      calls[0].url.absoluteString
        == "https://api.example.com:9443/things?v=1&userId=3&ids=1,2&version=1.0")
    #expect(calls[0].headers["Authorization"] == "Bearer t")
    #expect(calls[0].headers["appkey"] == "k")
    #expect(calls[0].options.timeout == .seconds(10))
    #expect(calls[1].url.query == "v=1&serviceKey=a%2Bb")
  }

  @Test func serversAreLiteralsOrNamed() async throws {
    let mock = MockTransport().on(.any, .json("[]"))
    let other = ThingsAPIClient(
      server: "https://localhost:8080/x/", token: "t", appKey: "k", transport: mock)
    let regional = ThingsAPIClient(
      server: .regional(region: "us"), token: "t", appKey: "k", transport: mock)

    _ = try await other.things.list()
    _ = try await regional.things.list()

    let hosts = mock.calls.map { $0.request.url.absoluteString.prefix { $0 != "?" } }
    #expect(hosts == ["https://localhost:8080/x/things", "https://us.example.com/things"])
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Responses 401 and 407, and what a stage does about them.
@Suite(.timeLimit(.minutes(15))) struct AuthStageTests {
  private let endpoint = TestEndpoint.get("/a")

  /// 200 for these tokens, else 401.
  private func server(accepting tokens: Set<String>, seen: Counter = Counter()) -> MockTransport {
    MockTransport().on(.any) { request in
      seen.note()
      let token = request.headers["Authorization"]?.dropFirst("Bearer ".count)
      return tokens.contains(token.map(String.init) ?? "")
        ? .json("{}") : .json(#"{"error": "expired"}"#, status: 401)
    }
  }

  @Test func aFixedTokenThatIsRefusedIsAStatus() async throws {
    let mock = server(accepting: [])
    let error = try #require(
      await failure { try await client(AnyCredential("fixed"), mock).send(endpoint) })

    #expect(error.kind == .status)
    #expect(error.status == 401)
    #expect(error.response?.text.contains("expired") == true)
    #expect(mock.calls.count == 1)
  }

  @Test func fiftyRefusedCallsRefreshOnce() async throws {
    let arrived = Counter(goal: 50)
    let mock = server(accepting: ["new"], seen: arrived)
    let provider = TestProvider(.named("old")) { _, _ in
      await arrived.reached.wait()
      return .named("new")
    }
    let api = client(RefreshingCredential(provider, clock: TestClock()), mock)

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { try await api.send(endpoint) } }
      try await group.waitForAll()
    }

    #expect(provider.refreshes.with { $0 } == 1)
    #expect(mock.calls.count == 100)
    let sent = mock.calls.map { $0.request.headers["Authorization"] }
    #expect(sent.filter { $0 == "Bearer old" }.count == 50)
    #expect(sent.filter { $0 == "Bearer new" }.count == 50)
  }

  @Test func aSecondRefusalEndsTheCall() async throws {
    let mock = server(accepting: [])
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    let api = client(RefreshingCredential(provider, clock: TestClock()), mock)

    let error = try #require(await failure { try await api.send(endpoint) })

    #expect(error.kind == .unauthorized)
    #expect(error.status == 401)
    #expect(error.attempts == 2)
    #expect(mock.calls.count == 2)
    #expect(provider.refreshes.with { $0 } == 1)
  }

  @Test func aPostIsReplayedWithItsBody() async throws {
    let mock = server(accepting: ["new"])
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    let post = TestEndpoint(EndpointRequest(.post, "/a", body: .json(["a": 1])))

    try await client(RefreshingCredential(provider, clock: TestClock()), mock).send(post)

    #expect(mock.calls.map(\.text) == [#"{"a":1}"#, #"{"a":1}"#])
  }

  @Test("A token that has changed meanwhile is used without a refresh")
  func aTokenThatHasChangedMeanwhileIsUsed() async throws {
    let provider = TestProvider(.named("old")) { _, _ in .named("never") }
    let mock = MockTransport().on(.any) { request in
      guard request.headers["Authorization"] == "Bearer old" else { return .json("{}") }
      provider.token.with { $0 = .named("rotated") }
      return .status(401)
    }

    try await client(RefreshingCredential(provider, clock: TestClock()), mock).send(endpoint)

    #expect(provider.refreshes.with { $0 } == 0)
    #expect(mock.calls.last?.request.headers["Authorization"] == "Bearer rotated")
  }

  @Test("A proxy's refusal is a status and no reason to refresh")
  func aProxysRefusalIsNoReasonToRefresh() async throws {
    let mock = MockTransport().on(.any, .status(407))
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    let api = client(RefreshingCredential(provider, clock: TestClock()), mock)

    let error = try #require(await failure { try await api.send(endpoint) })

    #expect(error.kind == .status)
    #expect(error.status == 407)
    #expect(provider.refreshes.with { $0 } == 0)
  }

  @Test func anAttemptAfterAnotherAsksForTheSecretAgain() async throws {
    struct Fresh: Credential {
      let count = Counter()
      func secret() -> String {
        count.note()
        return "s\(count.value)"
      }
    }
    let mock = MockTransport().on(.any) { request in
      request.headers["Authorization"] == "Bearer s1" ? .status(401) : .json("{}")
    }

    try await client(Fresh(), mock).send(endpoint)

    #expect(mock.calls.last?.request.headers["Authorization"] == "Bearer s2")
  }

  @Test func everySchemeOfACallIsRenewed() async throws {
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    let mock = server(accepting: ["new"])
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = [
      SecurityScheme("token", .bearer, RefreshingCredential(provider, clock: TestClock())),
      SecurityScheme("key", .apiKey("k", in: .query), "a b"),
    ]
    let both = TestEndpoint(
      EndpointRequest(.get, "/a", query: [("x", 1)], auth: .all(["token", "key"])))

    try await APIClient(configuration, transport: mock).send(both)

    #expect(mock.calls.map(\.request.url.query) == ["x=1&k=a%20b", "x=1&k=a%20b"])
  }

  @Test func aCredentialThatFailsIsReportedWithItsCause() async throws {
    struct Broken: Credential {
      func secret() throws -> String { throw TransportError(.offline) }
    }
    let mock = MockTransport().on(.any, .json("{}"))

    let error = try #require(await failure { try await client(Broken(), mock).send(endpoint) })

    #expect(error.kind == .credential)
    #expect(error.transportCode == .offline)
    #expect(error.attempts == 0)
    #expect(mock.calls.isEmpty)
  }

  @Test func aRefusalByAnotherOriginRefreshesNothing() async throws {
    let mock = MockTransport().on(.any) { request in
      request.url.host == "api.example.com"
        ? Reply.status(302).header("Location", "https://other.example/a") : .status(401)
    }
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    let api = client(RefreshingCredential(provider, clock: TestClock()), mock)

    let error = try #require(await failure { try await api.send(endpoint) })

    #expect(error.status == 401)
    #expect(provider.refreshes.with { $0 } == 0)
    #expect(mock.calls.map { $0.request.headers["Authorization"] } == ["Bearer old", nil])
  }

  @Test(arguments: [
    (HTTPMethod.post, 303, "/orders/1"), (.post, 302, "/orders/1"), (.post, 301, "/orders/1"),
    (.delete, 303, "/orders/1"), (.post, 303, "https://other.example/x"),
    (.get, 302, "https://other.example/x"),
  ])
  func aRefusalBehindADetourSendsNothingAgain(
    method: HTTPMethod, status: Int, location: String
  ) async throws {
    let first = RequestMatcher.any.matching("the first request") { $0.url.path == "/a" }
    let other = RequestMatcher.any.matching("the other host") { $0.url.host == "other.example" }
    let mock = MockTransport().on(first, Reply.status(status).header("Location", location))
      .on(other, Reply.status(302).header("Location", "https://api.example.com/orders/1"))
      .on(.any, .status(401))
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    let api = client(RefreshingCredential(provider, clock: TestClock()), mock)

    let error = try #require(await failure { try await api.send(plain(method)) })

    #expect(error.kind == .status && error.status == 401)
    #expect(provider.refreshes.with { $0 } == 0)
    #expect(mock.calls.count { $0.request.url.path == "/a" } == 1)
  }

  @Test(arguments: [(HTTPMethod.post, 307), (.post, 308), (.get, 302)])
  func aRefusalOfTheSameRequestElsewhereInItsOriginIsReplayed(
    method: HTTPMethod, status: Int
  ) async throws {
    let first = RequestMatcher.any.matching("the first request") { $0.url.path == "/a" }
    let mock = MockTransport().on(first, Reply.status(status).header("Location", "/b"))
      .on(.any) { $0.headers["Authorization"] == "Bearer new" ? .json("{}") : .status(401) }
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }

    try await client(RefreshingCredential(provider, clock: TestClock()), mock).send(plain(method))

    #expect(mock.calls.map(\.request.url.path) == ["/a", "/b", "/a", "/b"])
  }

  /// An interceptor stands inside, and sends the credential along.
  @Test func aRefusalWhereAnInterceptorLedRefreshes() async throws {
    struct Rehosting: Interceptor {
      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        var request = request
        request.url = try #require(URL(string: "https://eu.example.com/a"))
        return try await next(request)
      }
    }
    let mock = MockTransport().on(.any, .status(401), .json("{}"))
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = [
      SecurityScheme("token", .bearer, RefreshingCredential(provider, clock: TestClock()))
    ]
    configuration.interceptors = [Rehosting()]
    let api = APIClient(configuration, transport: mock)

    try await api.send(endpoint)

    #expect(
      mock.calls.map { $0.request.headers["Authorization"] } == ["Bearer old", "Bearer new"])
  }

  @Test func aDeadlineHoldsForARefresh() async throws {
    let clock = TestClock()
    let hanging = Gate()
    defer { hanging.open() }
    let provider = TestProvider(.named("old")) { _, _ in
      try await clock.deadlines(1)
      clock.advance(by: .seconds(9))
      await hanging.wait()
      return .named("new")
    }
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = clock
    configuration.options.deadline = .seconds(9)
    configuration.schemes = [
      SecurityScheme("token", .bearer, RefreshingCredential(provider, clock: TestClock()))
    ]
    let api = APIClient(configuration, transport: server(accepting: []))

    let error = try #require(await failure { try await api.send(endpoint) })

    #expect(error.kind == .deadlineExceeded)
  }
}

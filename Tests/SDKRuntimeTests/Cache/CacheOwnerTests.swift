import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// The users of a cache, where the client is not told who asks.
@Suite(.timeLimit(.minutes(15))) struct CacheOwnerTests {
  private let scene = CacheScene()
  private let policy = CachePolicy.ttl(.seconds(60))

  private func sources(
    _ headers: [HTTPHeaders], _ endpoint: TestEndpoint = thing
  ) async throws -> [HTTPResponse.Source] {
    let api = scene.client(policy)
    var sources: [HTTPResponse.Source] = []
    for headers in headers {
      let options = RequestOptions(headers: headers)
      sources.append(
        try await api.response(for: endpoint, as: Data.self, options: options).http.source)
    }
    return sources
  }

  @Test(arguments: ["X-Api-Key", "appsecret", "X-Tenant"])
  func aKeyHasAnyName(name: String) async throws {
    scene.mock.on(.any, .json("1"))

    let found = try await sources([[name: "a"], [name: "b"], [name: "b"], [:]])

    #expect(found == [.mock, .mock, .cache(age: .zero), .mock])
  }

  @Test func anotherAcceptIsAnotherResponse() async throws {
    scene.mock.on(.any, .json("1"))

    let found = try await sources(
      [["Accept": "text/csv"], ["Accept": "application/json"], ["accept": "application/json"], [:]])

    #expect(found == [.mock, .mock, .cache(age: .zero), .cache(age: .zero)])
  }

  @Test(arguments: ["X-Request-ID", "traceparent", "User-Agent"])
  func whatOnlyTracesMakesNoDifference(name: String) async throws {
    scene.mock.on(.any, .json("1"))

    #expect(try await sources([[name: "1"], [name: "2"]]) == [.mock, .cache(age: .zero)])
  }

  /// A redirected write is one of the URL that it leads to, too (RFC 9111, §4.4).
  @Test(arguments: [(307, HTTPMethod.put, 2), (308, .post, 2), (303, .post, 1)])
  func aWriteBehindARedirectEndsWhatIsKept(
    status: Int, method: HTTPMethod, expected: Int
  ) async throws {
    let first = RequestMatcher.any.matching("the first request") { $0.url.path == "/a" }
    scene.mock.on(first, Reply.status(status).header("Location", "/thing"))
      .on(.request(method, "/a"), .json("0")).on(.get("/thing"), .json("1"), .json("2"))
    let api = scene.client(policy)

    #expect(try await api.number().0 == 1)
    try await api.send(TestEndpoint(EndpointRequest(method, "/a", body: .json(1))))

    #expect(try await api.number().0 == expected)
  }

  @Test func g5_aSessionInTheJarTellsUsersApart() async throws {
    scene.mock
      .on(.post("/login"), .status(204).header("Set-Cookie", "sid=a"))
      .on(.post("/again"), .status(204).header("Set-Cookie", "sid=b"))
      .on(.any, .json("1"))
    let api = scene.client(policy) { $0.cookies = CookieJar() }
    func log(in path: PathTemplate) async throws {
      try await api.send(TestEndpoint(EndpointRequest(.post, path)))
    }

    try await log(in: "/login")
    #expect(try await api.number().1 == .mock)
    #expect(try await api.number().1 == .cache(age: .zero))
    try await log(in: "/again")
    #expect(try await api.number().1 == .mock)
    try await log(in: "/login")
    #expect(try await api.number().1 == .cache(age: .zero))
  }

  @Test func g5_aKeyThatAnInterceptorAddsIsNotKept() async throws {
    scene.mock.on(.any, .json("1"))
    let api = scene.client(policy) {
      $0.interceptors = [Adding(name: "X-User-Token", value: "a")]
    }

    #expect(try await api.number().1 == .mock)
    #expect(try await api.number().1 == .mock)
    #expect(api.cache.memorySize == 0)
  }

  @Test func g5_anotherURLFromAnInterceptorIsNotKept() async throws {
    struct Signing: Interceptor {
      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        var request = request
        request.url.append(queryItems: [URLQueryItem(name: "token", value: "a")])
        return try await next(request)
      }
    }
    scene.mock.on(.any, .json("1"))
    let api = scene.client(policy) { $0.interceptors = [Signing()] }

    _ = try await api.number()

    #expect(api.cache.memorySize == 0)
  }

  @Test func g5_whatComesAfterAnotherLoginIsNotThatUsers() async throws {
    let provider = TestProvider(.named("a")) { _, _ in throw CredentialRejected("no") }
    let api = scene.client(policy, token: .init(RefreshingCredential(provider, clock: TestClock())))
    scene.mock.on(
      .any,
      .json("1").after {
        provider.token.with { $0 = BearerToken(accessToken: "b", identity: "you") }
      })

    _ = try await api.number()

    #expect(try await api.cached(thing, as: Int.self) == nil)
    provider.token.with { $0 = .named("a") }
    #expect(try await api.cached(thing, as: Int.self)?.value == 1)
  }

  @Test func aStoredValueIsForWhoStoredIt() async throws {
    scene.mock.on(.any, .json("2"))
    let api = scene.client(policy)
    let (mine, yours) = (
      RequestOptions(headers: ["X-Api-Key": "a"]), RequestOptions(headers: ["X-Api-Key": "b"])
    )

    try await api.storeInCache(1, for: thing, options: mine)

    #expect(try await api.cached(thing, as: Int.self, options: yours) == nil)
    #expect(try await api.number(options: mine) == (1, .cache(age: .zero)))
    #expect(try await api.number(options: yours) == (2, .mock))
  }

  @Test func aChangeEndsWhatIsKeptWhateverItsHeaders() async throws {
    scene.mock.on(.any, .json("1"))
    let api = scene.client(policy)
    let options = RequestOptions(headers: ["X-Api-Key": "a"])
    _ = try await api.number(options: options)

    try await api.send(
      TestEndpoint(
        EndpointRequest(.put, "/thing", headers: [("X-Other", "1")], body: .json(1))),
      options: options)

    #expect(try await api.number(options: options).1 == .mock)
  }

  /// A change is one for everybody (RFC 9111, §4.4).
  @Test(arguments: ["a", "b", nil])
  func aChangeEndsWhatIsKeptForOthers(reader: AnyCredential?) async throws {
    scene.mock.on(.put("/thing"), .status(204)).on(.any, .json("1"))
    let cache = scene.makeCache()
    let reading = scene.client(policy, cache: cache, token: reader)
    let writing = scene.client(policy, cache: cache, token: "a")
    _ = try await reading.number()
    #expect(try await reading.number().1 == .cache(age: .zero))

    try await writing.send(TestEndpoint(EndpointRequest(.put, "/thing", body: .json(1))))

    #expect(try await reading.number().1 == .mock)
  }

  @Test func aConfirmedResponseMayVaryByMore() async throws {
    scene.mock.on(
      .any, .json("1").header("ETag", "\"a\""),
      Reply.status(304).header("ETag", "\"a\"").header("Vary", "User-Agent"), .json("2"))
    let api = scene.client(policy)
    let (one, two) = (
      RequestOptions(headers: ["User-Agent": "1"]), RequestOptions(headers: ["User-Agent": "2"])
    )
    _ = try await api.number(options: one)
    scene.wait(.seconds(61))

    #expect(try await api.number(options: one) == (1, .revalidated))
    #expect(try await api.number(options: two).0 == 2)
  }

  @Test func whatIsNoPlainDataPassesTheCacheBy() async throws {
    scene.mock.on(
      .get("/events"), .events("data: 1\n\ndata: end\n\n"))
    scene.mock.on(.any, .json("1"))
    let api = scene.client(policy)
    for _ in 0..<2 {
      for try await chunk in try await api.stream(thing).stream { #expect(chunk == Data("1".utf8)) }
      for try await line in api.lines(thing, as: Int.self) { #expect(line == 1) }
      let events = TestEndpoint.get("/events")
      for try await event in api.events(events, end: "end") { #expect(event.data == "1") }
      try await withTemporaryDirectory { directory in
        let file = directory.appendingPathComponent("thing")
        let response = try await api.download(thing, to: file).http
        #expect(response.source == .mock)
      }
    }

    #expect(scene.sent == 8)
    #expect(api.cache.memorySize == 0)
    await #expect(throws: APIError.self) {
      _ = try await api.stream(thing, options: .init(cache: .cacheOnly))
    }
  }

  @Test(
    arguments: ["Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Range"])
  func theCallersOwnConditionsPassTheCacheBy(name: String) async throws {
    scene.mock.on(.any, .json("1"))

    #expect(try await sources([[name: "x"], [name: "x"], [:]]) == [.mock, .mock, .mock])
  }
}

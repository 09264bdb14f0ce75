import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct CachePolicyTests {
  private let scene = CacheScene()

  @Test func nothingIsKeptUnlessSomebodySaysSo() async throws {
    scene.mock.on(.any, .json("1").header("Cache-Control", "max-age=60"))

    for policy in [nil, CachePolicy.bypass] {
      let api = scene.client(policy)
      _ = try await api.number()
      #expect(try await api.number().1 == .mock)
      #expect(api.cache.memorySize == 0)
    }
  }

  @Test func aTimeToLiveCountsFromWhenTheResponseCame() async throws {
    scene.mock.on(.any, .json("1").header("Cache-Control", "max-age=1"), .json("2"))
    let api = scene.client(.ttl(.seconds(10)))
    _ = try await api.number()

    scene.wait(.seconds(9))
    #expect(try await api.number() == (1, .cache(age: .seconds(9))))
    scene.wait(.seconds(1))
    #expect(try await api.number() == (2, .mock))
  }

  @Test(arguments: [
    (["Cache-Control": "max-age=10"], 9, 10), (["Cache-Control": "max-age=10", "Age": "4"], 5, 6),
    (["Cache-Control": "max-age=10", "Age": "4, 1"], 5, 6),
    (["Cache-Control": "max-age=10, max-age=3"], 2, 3),
    (["Cache-Control": "s-maxage=1, max-age=10"], 9, 10),
    // The wall's clock shows 22:13:20; the response was written 5 s before.
    (["Cache-Control": "max-age=10", "Date": "Tue, 14 Nov 2023 22:13:15 GMT"], 4, 5),
    (
      [
        "Expires": "Tue, 14 Nov 2023 22:13:30 GMT", "Date": "Tue, 14 Nov 2023 22:13:20 GMT",
      ], 9, 10
    ),
    (
      [
        "Cache-Control": "max-age=2", "Expires": "Tue, 14 Nov 2023 23:13:30 GMT",
      ], 1, 2
    ),
  ])
  func headersSayHowLong(headers: [String: String], fresh: Int, stale: Int) async throws {
    let reply = headers.reduce(Reply.json("1")) { $0.header($1.key, $1.value) }
    scene.mock.on(.any, reply)
    let api = scene.client(.http)
    _ = try await api.number()

    scene.wait(.seconds(fresh))
    #expect(try await api.number().1 == .cache(age: .seconds(fresh)))
    scene.wait(.seconds(stale - fresh))
    #expect(try await api.number().1 == .mock)
  }

  @Test(arguments: [
    "no-cache", "max-age=60, no-cache", "max-age=0", "max-age=soon",
    "no-cache=\"a, b\", max-age=60",
  ])
  func theseAreAskedAboutEachTime(control: String) async throws {
    scene.mock
      .on(Self.conditional, .status(304))
      .on(.any, .json("1").header("ETag", "\"a\"").header("Cache-Control", control))
    let api = scene.client(.http)
    _ = try await api.number()

    #expect(try await api.number().1 == .revalidated)
    #expect(try await api.number().1 == .revalidated)
  }

  @Test(arguments: [
    ("no-cache", HTTPResponse.Source.revalidated), ("max-age=4", .revalidated),
    ("max-age=5", .cache(age: .seconds(5))), ("min-fresh=5", .revalidated),
    ("min-fresh=4", .cache(age: .seconds(5))),
    ("only-if-cached", .cache(age: .seconds(5))),
  ])
  func aCallMayAskForMore(wish: String, source: HTTPResponse.Source) async throws {
    scene.mock
      .on(Self.conditional, .status(304))
      .on(.any, .json("1").header("ETag", "\"a\"").header("Cache-Control", "max-age=10"))
    let api = scene.client(.http)
    _ = try await api.number()
    scene.wait(.seconds(5))

    let options = RequestOptions(headers: ["Cache-Control": wish])

    #expect(try await api.number(options: options).1 == source)
  }

  /// It asks for no more than may be served: a stale one is what `.cacheOnly` is for (RFC 9111, §4.2.4).
  @Test(arguments: ["max-age=10", "max-age=60, no-cache", "max-age=10, must-revalidate"])
  func onlyIfCachedServesNothingStale(control: String) async throws {
    scene.mock.on(.any, .json("1").header("Cache-Control", control).header("ETag", "\"a\""))
    let cache = scene.makeCache()
    let api = scene.client(.http, cache: cache)
    _ = try await api.number()
    scene.wait(.seconds(11))

    let options = RequestOptions(headers: ["Cache-Control": "only-if-cached"])

    let error = await failure { _ = try await api.number(options: options) }
    #expect(error?.kind == .cacheMiss && scene.sent == 1)
    #expect(try await scene.client(.cacheOnly, cache: cache).number().0 == 1)
  }

  @Test func aStaleResponseComesAtOnceAndIsRenewedOnce() async throws {
    let gate = CacheGate()
    scene.mock.on(.any, .json("1"), .json("2").after { try await gate.wait() })
    let api = scene.client(.staleWhileRevalidate(fresh: .seconds(10), stale: .seconds(20)))
    _ = try await api.number()

    scene.wait(.seconds(9))
    #expect(try await api.number() == (1, .cache(age: .seconds(9))))
    #expect(scene.sent == 1)
    scene.wait(.seconds(3))
    for _ in 0..<5 { #expect(try await api.number() == (1, .cache(age: .seconds(12)))) }
    try await eventually { scene.sent == 2 }
    gate.open()
    try await eventually { try await api.number().0 == 2 }
    #expect(scene.sent == 2)
  }

  @Test func beyondTheSecondSpanTheCallWaits() async throws {
    scene.mock.on(.any, .json("1"), .json("2"))
    let api = scene.client(.staleWhileRevalidate(fresh: .seconds(10), stale: .seconds(20)))
    _ = try await api.number()

    scene.wait(.seconds(30))

    #expect(try await api.number() == (2, .mock))
  }

  @Test func theServerMayAllowStaleResponsesItself() async throws {
    scene.mock.on(
      .any, .json("1").header("Cache-Control", "max-age=1, stale-while-revalidate=5"), .json("2"))
    let api = scene.client(.http)
    _ = try await api.number()

    scene.wait(.seconds(3))

    #expect(try await api.number() == (1, .cache(age: .seconds(3))))
    try await eventually { scene.sent == 2 }
  }

  @Test func cacheOnlySendsNothing() async throws {
    scene.mock.on(.any, .json("1"))
    let cache = scene.makeCache()
    let offline = scene.client(.cacheOnly, cache: cache)

    let error = await failure { _ = try await offline.number() }
    #expect(error?.kind == .cacheMiss)
    #expect(error?.attempts == 0)
    _ = try await scene.client(.ttl(.seconds(1)), cache: cache).number()
    scene.wait(.seconds(1_000_000))
    #expect(try await offline.number() == (1, .cache(age: .seconds(1_000_000))))
    #expect(scene.sent == 1)
  }

  @Test func aWriteThatBeganBeforeTheCacheWasNeededEndsWhatItKeeps() async throws {
    let writing = CacheGate()
    scene.mock.on(.post("/thing"), Reply.json("0").after { try await writing.wait() })
      .on(.get("/thing"), .json("1"), .json("2"))
    var configuration = APIClient.Configuration(server: testServer)
    configuration.options.retry = RetryPolicy.none
    let api = APIClient(configuration, transport: scene.mock)
    let options = RequestOptions(cache: .ttl(.seconds(3600)))
    let write = Task { try await api.send(TestEndpoint(EndpointRequest(.post, "/thing"))) }
    try await eventually { scene.sent == 1 }

    #expect(try await api.number(options: options).0 == 1)
    writing.open()
    try await write.value

    #expect(try await api.number(options: options).0 == 2)
  }

  @Test(arguments: [HTTPMethod.post, .put, .delete, .head])
  func cacheOnlySendsNoOtherMethodEither(method: HTTPMethod) async throws {
    scene.mock.on(.any, .json("1"))
    let endpoint = TestEndpoint(EndpointRequest(method, "/thing"))

    #expect(try await scene.client(nil).cached(endpoint, as: Int.self)?.value == nil)
    let error = await failure { try await scene.client(.cacheOnly).send(endpoint) }

    #expect(error?.kind == .cacheMiss)
    #expect(scene.sent == 0)
  }

  @Test func refreshAsksAndKeeps() async throws {
    scene.mock.on(.any, .json("1"), .json("2"))
    let cache = scene.makeCache()
    let api = scene.client(.ttl(.seconds(60)), cache: cache)
    _ = try await api.number()

    #expect(try await api.number(options: RequestOptions(cache: .refresh)) == (2, .mock))
    #expect(try await api.number() == (2, .cache(age: .zero)))
  }

  @Test func theEndpointsPolicyBeatsTheClientsAndTheCallsBoth() async throws {
    scene.mock.on(.any, .json("1"))
    let api = scene.client(.ttl(.seconds(60)))
    let bypassing = TestEndpoint(
      EndpointRequest(.get, "/thing", options: RequestOptions(cache: .bypass)))

    _ = try await api.number(bypassing)
    #expect(try await api.number(bypassing).1 == .mock)
    _ = try await api.number(bypassing, options: RequestOptions(cache: .ttl(.seconds(60))))
    #expect(
      try await api.number(bypassing, options: RequestOptions(cache: .ttl(.seconds(60)))).1
        == .cache(age: .zero))
  }

  private static let conditional = RequestMatcher.any.matching("conditional") {
    $0.headers["If-None-Match"] == "\"a\""
  }
}

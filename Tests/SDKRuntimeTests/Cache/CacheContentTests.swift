import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct CacheContentTests {
  private let scene = CacheScene()

  @Test(arguments: [
    Reply.status(404), .json("1", status: 206), .json("1", status: 500),
    .text("<html>portal</html>", contentType: "text/html"),
  ])
  func whatIsNoGoodResponseIsNotKept(reply: Reply) async throws {
    scene.mock.on(.any, reply.header("Cache-Control", "max-age=60"), .json("2"))
    let api = scene.client(.ttl(.seconds(60)))

    _ = try? await api.number()

    #expect(try await api.number() == (2, .mock))
  }

  @Test func aRejectionIsNotKept() async throws {
    scene.mock.on(.any, .json(#"{"code": 9}"#), .json(#"{"code": 0}"#))
    let api = scene.client(.ttl(.seconds(60)))
    let rule = ResponseRules(success: SuccessRule(at: ["code"], is: 0))
    let endpoint = TestEndpoint(EndpointRequest(.get, "/thing", response: rule))

    #expect(await failure { try await api.send(endpoint) }?.kind == .rejected)
    try await api.send(endpoint)
    try await api.send(endpoint)

    #expect(scene.sent == 2)
  }

  /// The cache reads a response as well, to know whether it may be kept.
  @Test func whatIsNoJSONIsReportedOnce() async throws {
    scene.mock.on(.any, .json("<html>"))
    let problems = Locked<[DecodingProblem]>([])
    let api = scene.client(.ttl(.seconds(60))) {
      $0.onDecodingProblem = { problem in problems.with { $0.append(problem) } }
    }
    let rule = ResponseRules(success: SuccessRule(at: ["code"], is: 0))

    try? await api.send(TestEndpoint(EndpointRequest(.get, "/thing", response: rule)))

    #expect(problems.with { $0 }.map(\.reason) == ["not valid JSON at byte 0"])
  }

  @Test func whatCannotBeReadIsNotKept() async throws {
    scene.mock.on(.any, .json(#""no number""#), .json("2"))
    let api = scene.client(.ttl(.seconds(60)))

    #expect(await failure { _ = try await api.number() }?.kind == .decoding)
    #expect(try await api.number() == (2, .mock))
  }

  @Test(arguments: [401, 403, 404, 410])
  func whatIsGoneIsNotServedAnyLonger(status: Int) async throws {
    scene.mock.on(.any, .json("1"), .status(status), .json("2"))
    let cache = scene.makeCache()
    let api = scene.client(.ttl(.seconds(60)), cache: cache)
    _ = try await api.number()

    _ = try? await api.number(options: RequestOptions(cache: .refresh))

    #expect(try await api.number() == (2, .mock))
  }

  @Test func aServerInTroubleDoesNotCostTheResponse() async throws {
    scene.mock.on(.any, .json("1"), .status(503))
    let api = scene.client(.ttl(.seconds(60)))
    _ = try await api.number()

    _ = try? await api.number(options: RequestOptions(cache: .refresh))

    #expect(try await api.number() == (1, .cache(age: .zero)))
  }

  @Test func aChangeOfAThingRemovesIt() async throws {
    scene.mock.on(.get("/thing"), .json("1"), .json("2")).on(.put("/thing"), .status(204))
    let api = scene.client(.ttl(.seconds(60)))
    _ = try await api.number()

    try await api.send(TestEndpoint(EndpointRequest(.put, "/thing", body: .json(2))))

    #expect(try await api.number() == (2, .mock))
  }

  @Test func aChangeThatFailedRemovesNothing() async throws {
    scene.mock.on(.get("/thing"), .json("1")).on(.put("/thing"), .status(422))
    let api = scene.client(.ttl(.seconds(60)))
    _ = try await api.number()

    try? await api.send(TestEndpoint(EndpointRequest(.put, "/thing", body: .json(2))))

    #expect(try await api.number() == (1, .cache(age: .zero)))
  }

  @Test func aResponseFromBeforeAChangeIsNotKeptAfterIt() async throws {
    let gate = CacheGate()
    scene.mock
      .on(.get("/thing"), .json("1").after { try await gate.wait() }, .json("2"))
      .on(.put("/thing"), .status(204))
    let api = scene.client(.ttl(.seconds(60)))

    let early = Task { try await api.number() }
    try await eventually { scene.sent == 1 }
    try await api.send(TestEndpoint(EndpointRequest(.put, "/thing", body: .json(2))))
    gate.open()

    #expect(try await early.value == (1, .mock))
    #expect(try await api.number() == (2, .mock))
  }

  @Test func aResponseOnItsWayIsNotKeptAfterSigningOut() async throws {
    let gate = CacheGate()
    scene.mock.on(.any, .json("1").after { try await gate.wait() })
    let api = scene.client(.ttl(.seconds(60)))

    let early = Task { try await api.number() }
    try await eventually { scene.sent == 1 }
    await api.cache.removeAll()
    gate.open()

    _ = try await early.value
    #expect(api.cache.memorySize == 0)
  }

  @Test func memoryKeepsToItsLimitAndDropsWhatWasUsedLongestAgo() async throws {
    scene.mock.on(.any, .json("\"\(String(repeating: "a", count: 1000))\""))
    let cache = scene.makeCache(memory: 10_000)
    let api = scene.client(.ttl(.seconds(60)), cache: cache)
    func source(_ id: Int) async throws -> HTTPResponse.Source {
      try await api.response(for: TestEndpoint.get("/thing/\(id)"), as: String.self).http.source
    }

    for id in 0..<6 { _ = try await source(id) }
    #expect(try await source(0) == .cache(age: .zero))
    for id in 6..<100 {
      _ = try await source(id)
      _ = try await source(0)
    }

    #expect(cache.memorySize <= 10_000)
    #expect(try await source(0) == .cache(age: .zero))
    #expect(try await source(99) == .cache(age: .zero))
    #expect(try await source(1) == .mock)
  }

  @Test func whatIsKeptIsReadAndChangedByHand() async throws {
    let api = scene.client(.ttl(.seconds(60)), token: "a")

    #expect(try await api.cached(thing, as: Int.self)?.value == nil)
    try await api.storeInCache(5, for: thing)
    let stored = try await api.cached(thing, as: Int.self)
    #expect(stored?.value == 5)
    #expect(stored?.http.source == .cache(age: .zero))
    #expect(try await api.number() == (5, .cache(age: .zero)))
    try await api.removeFromCache(thing)
    #expect(try await api.cached(thing, as: Int.self)?.value == nil)
    #expect(scene.sent == 0)
  }

  @Test func onlyResponsesToGetAreKeptByHand() async throws {
    let post = TestEndpoint(EndpointRequest(.post, "/thing"))

    let error = await failure { try await scene.client(.http).storeInCache(5, for: post) }

    #expect(error?.kind == .invalidRequest)
  }

  /// The items are stored, and read by the rules of the envelope: wherever the code stands, and by any coders.
  @Test(
    arguments: [
      ([], nil), (["data"], nil), (["response", "body", "items"], ["response", "header", "code"]),
      (["data"], ["code"]), (["a", "b"], ["a", "b", "code"]), ([], ["head", "code"]),
    ] as [([String], [String]?)], [true, false])
  func anEnvelopeIsPutAroundWhatIsStored(
    paths: ([String], [String]?), isStandard: Bool
  ) async throws {
    let (unwrap, code) = paths
    struct Item: Codable, Equatable {
      var price = Decimal(string: "1234567890.12345678901")
      var largest = UInt64.max
    }
    let rules = ResponseRules(
      unwrap: unwrap, success: code.map { SuccessRule(at: $0, is: "00", message: ["m"]) })
    let endpoint = TestEndpoint(EndpointRequest(.get, "/thing", response: rules))
    let api = scene.client(.ttl(.seconds(60))) {
      if !isStandard { $0.coders = Coders(decoder: JSONDecoder.init, encoder: JSONEncoder.init) }
    }
    if code.map({ $0.starts(with: unwrap) }) != true {
      try await api.storeInCache(Item(), for: endpoint)
      #expect(try await api.send(endpoint, as: Item.self) == Item())
    }
    try await api.storeInCache(["x": 1], for: endpoint)
    #expect(try await api.send(endpoint, as: JSON.self)["x"] == 1)
    try await api.send(endpoint)
    #expect(scene.sent == 0)
  }

  @Test func aValueWithoutAPlaceForTheCodeIsRefused() async {
    let rules = ResponseRules(success: SuccessRule(at: ["code"], is: 0))
    let endpoint = TestEndpoint(EndpointRequest(.get, "/thing", response: rules))

    let error = await failure { try await scene.client(.http).storeInCache([1], for: endpoint) }

    #expect(error?.kind == .invalidRequest)
    #expect(error?.reason == "the value has no place for the code of success")
  }

  @Test func bytesAndTextAreStoredAsTheyAre() async throws {
    let api = scene.client(.ttl(.seconds(60)))
    let rules = ResponseRules(accept: ["text/plain"])
    let text = TestEndpoint(EndpointRequest(.get, "/text", response: rules))

    try await api.storeInCache(Data([0, 255]), for: thing)
    try await api.storeInCache("한 \"글\"", for: text)

    #expect(try await api.send(thing, as: Data.self) == Data([0, 255]))
    #expect(try await api.text(text) == "한 \"글\"")
    #expect(scene.sent == 0)
  }
}

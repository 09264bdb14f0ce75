import Foundation
import SDKRuntime
import SDKTesting
import Testing

private enum ItemsEndpoint: Endpoint {
  case get(id: Int)
  case create(name: String)

  var request: EndpointRequest {
    switch self {
    case .get(let id): EndpointRequest(.get, "/items/\(id)", query: [("v", 1), ("w", "a b")])
    case .create(let name): EndpointRequest(.post, "/items", body: .json(["name": name]))
    }
  }
}

private enum OthersEndpoint: Endpoint {
  case list

  var request: EndpointRequest { EndpointRequest(.get, "/others") }
}

private func client(_ transport: any Transport) -> APIClient {
  APIClient(APIClient.Configuration(server: "https://h.example/base"), transport: transport)
}

@Suite struct MockTransportTests {
  @Test func repliesComeInOrderAndTheLastRepeats() async throws {
    let mock = MockTransport().on(.get("/items/{id}"), .json("1"), .json("2"))

    var values: [Int] = []
    for _ in 0..<4 {
      values.append(try await client(mock).send(ItemsEndpoint.get(id: 1), as: Int.self))
    }

    #expect(values == [1, 2, 2, 2])
  }

  @Test func theFirstStubThatMatchesResponses() async throws {
    let mock = MockTransport()
      .on(.get("/items/1"), times: 0...1, .json("1"))
      .on(.get("/items/{id}"), .json("2"))

    let first = try await client(mock).send(ItemsEndpoint.get(id: 1), as: Int.self)
    let second = try await client(mock).send(ItemsEndpoint.get(id: 1), as: Int.self)

    #expect(first == 1)
    #expect(second == 2)
  }

  @Test func aHandlerSwitchesOverEndpoints() async throws {
    let mock = MockTransport()
      .on(ItemsEndpoint.self) { endpoint, _ in
        switch endpoint {
        case .get(let id): try .encoding(id * 2)
        case .create: nil
        }
      }
      .on(.post("/items"), .json("0", status: 201))

    let got = try await client(mock).send(ItemsEndpoint.get(id: 4), as: Int.self)
    let created = try await client(mock).send(ItemsEndpoint.create(name: "x"), as: Int.self)

    #expect(got == 8)
    #expect(created == 0)
    #expect(try mock.calls[1].body(as: [String: String].self) == ["name": "x"])
    #expect(mock.calls.compactMap { $0.endpoint(as: ItemsEndpoint.self) }.count == 2)
  }

  @Test(arguments: [
    (RequestMatcher.any, true), (.get("/items/1"), true), (.get("/base/items/1"), true),
    (.get("/items/2"), false), (.get("/items"), false), (.post("/items/1"), false),
    (.operation("Items.get"), true), (.operation("Items.create"), false),
    (.any.query(["v": "1", "w": "a b"]), true), (.any.query(["v": "2"]), false),
    (.any.header("Accept", "application/json"), true), (.any.header("X", "1"), false),
    (.any.matching("odd") { _ in false }, false),
  ])
  func matchersMatch(matcher: RequestMatcher, matches: Bool) async {
    let mock = MockTransport().on(matcher, .json("1"))

    let value = try? await client(mock).send(ItemsEndpoint.get(id: 1), as: Int.self)

    #expect((value == 1) == matches)
    #expect(mock.calls(matcher).count == (matches ? 1 : 0))
  }

  @Test func bodiesAreMatchedByTheirMembers() async throws {
    let mock = MockTransport()
      .on(.post("/items").json(["name": "a"]), .json("1"))
      .on(.post("/items").json(["name": "b"]), .json("2"))

    #expect(try await client(mock).send(ItemsEndpoint.create(name: "b"), as: Int.self) == 2)
  }

  @Test func whatNothingResponsesIsNamedWithTheNearestStub() async throws {
    let mock = MockTransport()
      .on(.post("/other"), .json("1")).on(.get("/items/2"), .json("1"))

    let error = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }

    let reason = try #require(error?.reason)
    #expect(reason.contains("no stub matches GET /items/1 (Items.get)"))
    #expect(reason.contains("'GET /items/2', but the path is /items/1, not /items/2"))
    let complaint = #expect(throws: MockError.self) { try mock.verify() }
    #expect(complaint?.complaints.count == 1)
  }

  /// What a difference is about decides before their number, and the first of equals is named.
  @Test(
    arguments: [
      (
        [.operation("Items.create"), .get("/items/1").query(["v": "2", "w": "b"])], "GET /items/1 "
      ),
      ([.get("/items/2"), .get("/items/1").query(["v": "2"]).header("X", "1")], "GET /items/1 "),
      ([.put("/items/1"), .get("/items/1").query(["v": "2"]).header("X", "1")], "GET /items/1 "),
      ([.operation("Items.list"), .delete("/items/{id}")], "DELETE /items/{id}'"),
      ([.get("/other"), .put("/items/1").query(["v": "2"])], "PUT /items/1 "),
      (
        [.operation("Items.list"), .operation("Items.get").query(["v": "2"])],
        "operation Items.get "
      ),
      ([.post("/other"), .get("/other"), .get("/others")], "GET /other'"),
      ([.operation("Items.list"), .any.matching("even") { _ in false }], "any request even'"),
    ] as [([RequestMatcher], String)])
  func theNearestStubIsOfTheSameOperation(matchers: [RequestMatcher], nearest: String) async throws
  {
    let mock = MockTransport()
    for matcher in matchers { mock.on(matcher, .json("1")) }

    let error = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }

    let reason = try #require(error?.reason)
    #expect(reason.contains("; the nearest is '\(nearest)"), "\(reason)")
  }

  @Test func aStubOfAnotherEnumIsNotTheNearest() async throws {
    let mock = MockTransport()
      .on(OthersEndpoint.self) { _, _ in .json("1") }
      .on(.get("/items/1").query(["v": "2", "w": "b"]), .json("1"))

    let error = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }

    #expect(error?.reason.contains("; the nearest is 'GET /items/1 ?v=2") == true)
  }

  @Test(arguments: [
    (
      RequestMatcher.any.header("X-Kind", "b"),
      "the header X-Kind is a, not b"
    ),
    (.any.header("X-Trace", "1"), "the header X-Trace is missing"),
    (.any.header("Authorization", "Bearer b"), "the header Authorization is another"),
    (.any.query(["v": "2"]), "the query's v is 1, not 2"),
    (.any.query(["page": "2"]), "the query's page is missing"),
    (.any.json(["a": 1]), "the body is no JSON object"),
  ])
  func aDifferenceShowsBothValues(matcher: RequestMatcher, difference: String) async throws {
    let mock = MockTransport().on(matcher, .json("1"))
    let options = RequestOptions(headers: ["Authorization": "Bearer secret", "X-Kind": "a"])

    let error = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1), options: options)
    }

    let reason = try #require(error?.reason)
    #expect(reason.hasSuffix(", but \(difference)"), "\(reason)")
  }

  @Test(
    arguments: [
      (["name": "b"], #"the body's name is "a", not "b""#),
      (["size": 1], "the body's size is missing"),
      (["token": "b"], "the body's token is another"),
      (["list": ["b"]], #"the body's list is [1,{"password":"***"}], not ["b"]"#),
      (["text": "b"], #"the body's text is "\#(String(repeating: "x", count: 79))…, not "b""#),
    ] as [([String: JSON], String)])
  func aDifferenceOfABodyShowsBothValues(members: [String: JSON], difference: String) async throws {
    let body: JSON = [
      "name": "a", "token": "a", "list": [1, ["password": "a"]],
      "text": .string(String(repeating: "x", count: 200)),
    ]
    let mock = MockTransport().on(.any.json(members), .json("1"))
    let request = HTTPRequest(
      .post, url: try #require(URL(string: "https://h.example/items")),
      body: .data(try JSONEncoder().encode(body)), endpoint: ItemsEndpoint.create(name: "a"))

    let error = await #expect(throws: TransportError.self) {
      try await mock.send(request, receiving: .data)
    }

    let reason = try #require(error?.reason)
    #expect(reason.hasSuffix(", but \(difference)"), "\(reason)")
  }

  /// A view model shows `localizedDescription`, so a test that prints it says what is missing.
  @Test func aMissingStubIsDescribedToDevelopers() async {
    let mock = MockTransport().on(.get("/items/{id}")) { _ in try .fixture("none.json", in: .main) }

    let missing = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.create(name: "x"))
    }
    let fixture = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }
    let wrapped = missing.map {
      APIError(.credential, operationID: "", request: nil, reason: "", underlying: $0)
    }

    #expect(
      missing?.localizedDescription.hasPrefix("no stub matches POST /items (Items.create)") == true)
    #expect(wrapped?.localizedDescription == missing?.localizedDescription)
    #expect(
      fixture?.localizedDescription
        == "the mock's handler threw: the bundle has no file 'none.json'")
  }

  @Test func aFailureThatAStubRepliesIsDescribedToPeople() async {
    let mock = MockTransport().on(.any, .failure(TransportError(.other, reason: "secret")))

    let error = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }

    #expect(error?.localizedDescription.isEmpty == false)
    #expect(error?.localizedDescription.contains("secret") == false)
  }

  /// `chunks` and `text` cannot know what the call expects, so an error says what was forgotten.
  @Test(arguments: [false, true])
  func aReplyOfTheWrongTypeIsExplained(isThroughURLSession: Bool) async throws {
    let pieces = Data("data: 1\n\n".utf8)
    let mock = MockTransport()
      .on(.get("/items/1"), .chunks([pieces]), .text("1"))
      .on(.get("/items/2"), .chunks([pieces, pieces], contentType: "text/event-stream"))
    let session = MockSession(mock)
    let api = client(isThroughURLSession ? session.transport : mock)

    let forgotten = await #expect(throws: APIError.self) {
      for try await _ in api.events(ItemsEndpoint.get(id: 1), as: Int.self) {}
    }
    let text = await #expect(throws: APIError.self) {
      try await api.send(ItemsEndpoint.get(id: 1), as: Int.self)
    }
    var values: [Int] = []
    for try await value in api.events(ItemsEndpoint.get(id: 2), as: Int.self) {
      values.append(value)
      if values.count == 2 { break }
    }

    #expect(forgotten?.kind == .contentType)
    #expect(
      forgotten?.reason == "expected text/event-stream, found application/octet-stream; "
        + "a reply names its type by 'contentType:'")
    #expect(
      text?.reason == "expected application/json, found text/plain; "
        + "a reply names its type by 'contentType:'")
    #expect(values == [1, 1])
  }

  @Test func unmetExpectationsAreReported() async throws {
    let mock = MockTransport().on(.get("/items/{id}"), times: 2...3, .json("1"))

    try await client(mock).send(ItemsEndpoint.get(id: 1))
    #expect(throws: MockError.self) { try mock.verify() }
    try await client(mock).send(ItemsEndpoint.get(id: 1))
    try mock.verify()
  }

  @Test func aStubIsNeededSoOften() async throws {
    let mock = MockTransport().on(.get("/items/{id}"), times: 2, .json("1"))

    try await client(mock).send(ItemsEndpoint.get(id: 1))
    let error = #expect(throws: MockError.self) { try mock.verify() }
    #expect(error?.localizedDescription == "'GET /items/{id}' was used for 1 of 2 requests")
    try await client(mock).send(ItemsEndpoint.get(id: 1))
    try mock.verify()
    await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }
  }

  @Test func aHandlerIsNeededSoOften() async throws {
    let mock = MockTransport().on(.any, times: 1) { _ in .json("1") }

    #expect(throws: MockError.self) { try mock.verify() }
    try await client(mock).send(ItemsEndpoint.get(id: 1))
    try mock.verify()
    await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }
  }

  @Test(
    arguments: [
      ("items/1", "; a path begins with '/'"),
      ("/items/1?page=2", "; a query belongs into `.query([…])`"),
    ])
  func aPathThatNoRequestHasIsExplained(path: String, hint: String) async {
    let mock = MockTransport().on(.get(path), .json("1"))

    let error = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }
    #expect(error?.reason.hasSuffix("not \(path)\(hint)") == true)
  }

  @Test(arguments: ["shop.json", "Fixtures/shop", "Other/shop.txt"])
  func aFixtureThatIsElsewhereIsNamed(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let fixtures = folder.appending(path: "Fixtures")
    try FileManager.default.createDirectory(at: fixtures, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{}".utf8).write(to: fixtures.appending(path: "shop.json"))
    let bundle = try #require(Bundle(path: folder.path))

    let error = #expect(throws: FixtureError.self) { try Reply.fixture(name, in: bundle) }

    #expect(
      error?.localizedDescription
        == "the bundle has no file '\(name)'; did you mean 'Fixtures/shop.json'?")
  }

  @Test func usedUpStubsResponseNoMore() async throws {
    let mock = MockTransport().on(.any, times: 1...1, .json("1"))

    try await client(mock).send(ItemsEndpoint.get(id: 1))

    let error = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }
    #expect(error?.reason.contains("used up") == true)
  }

  @Test func othersAreForwarded() async throws {
    let inner = MockTransport().on(.any, .json("7"))
    let mock = MockTransport(unmatched: .forward(inner)).on(.post("/items"), .json("1"))

    #expect(try await client(mock).send(ItemsEndpoint.get(id: 1), as: Int.self) == 7)
    try mock.verify()
  }

  @Test func aMissingFixtureIsNamed() {
    let error = #expect(throws: FixtureError.self) { try Reply.fixture("none.json", in: .main) }

    #expect(error?.name == "none.json")
  }

  @Test func aFixtureThatAHandlerMissesIsNamed() async {
    let mock = MockTransport().on(.any) { _ in try .fixture("none.json", in: .main) }

    let error = await #expect(throws: APIError.self) {
      try await client(mock).send(ItemsEndpoint.get(id: 1))
    }
    #expect(error?.reason.contains("the bundle has no file 'none.json'") == true)
  }

  @Test func aDelayRunsOnItsClock() async throws {
    let clock = StoppedClock()
    let mock = MockTransport().on(.any, Reply.json("1").delayed(by: .seconds(3600), on: clock))

    #expect(try await client(mock).send(ItemsEndpoint.get(id: 1), as: Int.self) == 1)
    #expect(clock.slept.with { $0 } == [.seconds(3600)])
  }
}

/// A clock on which every sleep is over at once, and noted.
private struct StoppedClock: Clock {
  let slept = Locked<[Duration]>([])
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let left = ContinuousClock.now.duration(to: deadline)
    slept.with { $0.append(.seconds((left.components.seconds + 30) / 60 * 60)) }
  }
}

/// Operations that a server tells apart by the body alone: documents list them with fragments.
@Suite struct SharedPlaceTests {
  private enum FilesEndpoint: Endpoint {
    case addLink, removeLink

    var request: EndpointRequest { EndpointRequest(.put, "/files/\(1)") }
  }

  @Test func operationsOfOneMethodAndPathAreToldApart() async throws {
    let mock = MockTransport()
      .on(.operation("Files.addLink"), .json("1"))
      .on(FilesEndpoint.self) { endpoint, _ in
        switch endpoint {
        case .addLink: nil
        case .removeLink: .json("2")
        }
      }
    let client = APIClient(.init(server: "https://api.example.com"), transport: mock)

    #expect(try await client.send(FilesEndpoint.addLink, as: Int.self) == 1)
    #expect(try await client.send(FilesEndpoint.removeLink, as: Int.self) == 2)
    #expect(mock.calls.map(\.operationID) == ["Files.addLink", "Files.removeLink"])
  }
}

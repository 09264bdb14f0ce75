import Foundation
import SDKDemoBirdWatch
import SDKRuntime
import SDKTesting
import Testing

@Suite struct BirdWatchTests {
  private static func client(_ transport: any Transport) -> BirdWatchClient {
    BirdWatchClient(token: "token-1", transport: transport)
  }

  @Test(arguments: birdWatchCalls, Route.allCases)
  func operation(_ call: DemoCall<BirdWatchClient>, by route: Route) async throws {
    try await call.run(route) { Self.client($0) }
  }

  /// Calls every operation but those whose bodies are no JSON, which have tests of their own below.
  @Test func everyOperationIsCalled() throws {
    let document = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Specs/birdwatch.openapi.yaml")
    let text = try String(contentsOf: document, encoding: .utf8)

    #expect(
      text.matches(of: /operationId:/).count
        == Set(birdWatchCalls.map(\.operation) + ["recordings.upload", "account.logIn"]).count)
  }

  @Test func whatIsSentIsAsDeclared() async throws {
    let mock = MockTransport().on(.any, .json(sightingSample, status: 201))

    _ = try await Self.client(mock).sightings.add(newSighting)

    // The required count is sent as null.
    #expect(
      mock.calls.first?.text
        == #"{"species":"turmer","seen_at":"2026-05-03T05:30:00Z","place":{"lat":52.5,"lon":13.4},"#
        + #""count":null,"behaviour":"bathing","evidence":[{"kind":"photo","url":"/p/1.jpg"}]}"#)
  }

  @Test func aDeliveryOfAWebhookIsDecoded() throws {
    let confirmed = Data(
      #"{"kind":"confirmed","at":"2026-05-03T05:30:00Z","sighting":\#(sightingSample)}"#.utf8)
    guard case .sightingConfirmed(let payload) = try WebhookDelivery(delivery: confirmed) else {
      Issue.record("it is another payload")
      return
    }
    #expect(payload.at == Date(timeIntervalSince1970: 1_777_786_200))
    #expect(payload.sighting.species == "turmer")

    let unknown = Data(#"{"kind":"renamed"}"#.utf8)
    #expect(try WebhookDelivery(delivery: unknown) == .unrecognized(["kind": "renamed"]))
    #expect(throws: DecodingError.self) { try WebhookDelivery(delivery: Data("<p>".utf8)) }
  }

  @Test func successesDifferByStatus() async throws {
    let mock = MockTransport()
      .on(.any, .json(#"{ "ticket": 12, "by": "2026-05-04" }"#, status: 202))

    let response = try await Self.client(mock).sightings.add(newSighting)

    #expect(response == .accepted(Review(ticket: 12, by: Day(year: 2026, month: 5, day: 4))))
  }

  @Test func errorsHaveTheirBodies() async throws {
    let mock = MockTransport()
      .on(.post("/sightings"), .json(#"{ "of": "\#(treeID)" }"#, status: 409))
      .on(.get("/sightings"), .json(#"{ "title": "Too much" }"#, status: 429))
      .on(.get("/sightings/{id}"), .json(#"{ "title": "No such bird" }"#, status: 404))
    let api = Self.client(mock)

    let second = try await failure { _ = try await api.sightings.add(newSighting) }
    let much = try await failure { _ = try await api.sightings.list() }
    let unknown = try await failure { _ = try await api.sightings.get(id: treeID) }

    #expect(second.declared as? Duplicate == Duplicate(of: treeID))
    #expect(much.declared as? Problem == Problem(title: "Too much"))
    #expect(unknown.status == 404)
    #expect((unknown.declared as? Problem)?.title == "No such bird")
  }

  @Test func pagesFollowTheCursor() async throws {
    let mock = MockTransport()
      .on(
        .get("/sightings").query(["cursor": "two", "limit": "1"]),
        .json(#"{ "items": [\#(sightingSample)], "next_cursor": null }"#)
      )
      .on(
        .get("/sightings").query(["limit": "1"]),
        .json(#"{ "items": [\#(sightingSample)], "next_cursor": "two" }"#))

    var count = 0
    for try await sighting in Self.client(mock).sightings.listPages(limit: 1).items {
      #expect(sighting.id == treeID)
      count += 1
    }

    #expect(count == 2)
    #expect(mock.calls.map(\.request.url.query) == ["limit=1", "cursor=two&limit=1"])
  }

  @Test func aRecordingIsUploadedInParts() async throws {
    let mock = MockTransport().on(.any, .json(#"[{ "species": "turmer", "confidence": 0.9 }]"#))

    let guesses = try await Self.client(mock).recordings.upload(
      sound: UploadFile(data: Data("RIFF".utf8), fileName: "dawn.wav"),
      place: Place(lat: 52.5, lon: 13.4),
      tags: ["dawn", "forest"])

    #expect(guesses == [Guess(species: "turmer", confidence: 0.9)])
    let call = try #require(mock.calls.first)
    let type = try #require(call.request.headers["Content-Type"])
    let boundary = try #require(type.split(separator: "boundary=").last)
    let parts = [
      "Content-Disposition: form-data; name=\"sound\"; filename=\"dawn.wav\"\r\n"
        + "Content-Type: audio/wav\r\n\r\nRIFF",
      "Content-Disposition: form-data; name=\"place\"\r\n"
        + "Content-Type: application/json\r\n\r\n{\"lat\":52.5,\"lon\":13.4}",
      "Content-Disposition: form-data; name=\"tags\"\r\n\r\ndawn",
      "Content-Disposition: form-data; name=\"tags\"\r\n\r\nforest",
    ]
    #expect(
      call.text
        == parts.map { "--\(boundary)\r\n\($0)\r\n" }.joined() + "--\(boundary)--\r\n")
  }

  @Test func aLoginIsAFormWithoutCredentials() async throws {
    let mock = MockTransport().on(.any, .json(#"{ "access_token": "t", "expires_in": 3600 }"#))

    let response = try await Self.client(mock).account.logIn(
      user: "ann&bo", password: "a b", scope: ["read", "write"])

    #expect(response == AccountEndpoint.LogInResponse(accessToken: "t", expiresIn: 3600))
    let call = try #require(mock.calls.first)
    #expect(call.text == "user=ann%26bo&password=a%20b&scope=read&scope=write")
    #expect(call.request.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(call.request.headers["Authorization"] == nil)
  }

  @Test func oneCredentialIsEnough() async throws {
    let mock = MockTransport().on(.any, .status(204))
    let machine = BirdWatchClient(server: .regional(region: "us"), key: "key-1", transport: mock)

    try await machine.client.send(SightingsEndpoint.withdraw(id: treeID))

    let request = try #require(mock.calls.first?.request)
    #expect(request.headers["X-Key"] == "key-1")
    #expect(request.headers["Authorization"] == nil)
    #expect(request.url.host() == "us.birds.example")
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Server-sent events.
@Suite(.timeLimit(.minutes(15))) struct EventTests {
  private struct Price: Codable, Equatable {
    let price: Int
  }

  private let feed = TestEndpoint.get("/feed")
  private let chat = TestEndpoint(EndpointRequest(.post, "/chat", body: .json(["stream": true])))

  /// The events of one connection; a POST, so that it is not opened again.
  private func events(
    _ chunks: [Data], options: RequestOptions = .init()
  ) async throws -> [ServerSentEvent] {
    let client = client(answering: .chunks(chunks, contentType: "text/event-stream"))
    return try await collect(client.events(chat, options: options))
  }

  private func collect<Value>(
    _ stream: AsyncThrowingStream<Value, any Error>
  ) async throws -> [Value] {
    var values: [Value] = []
    for try await value in stream { values.append(value) }
    return values
  }

  @Test func dataThatIsNoJSONIsAStringOfAnyJSON() async throws {
    let text = #"data: table 4 ready"# + "\n\n" + #"data: {"a": 1}"# + "\n\ndata: 5\n\n"
    let client = client(answering: .chunks([Data(text.utf8)], contentType: "text/event-stream"))

    #expect(
      try await collect(client.events(chat, as: JSON.self)) == ["table 4 ready", ["a": 1], 5])
    await #expect(throws: APIError.self) {
      try await collect(client.events(chat, as: [String: JSON].self))
    }
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func chunksAndLineEndsDoNotMatter(end: String) async throws {
    let text = ["\u{FEFF}event: a", "data: 값", "", "data: 2", "id: 7", "", ""]
      .joined(separator: end)
    let bytes = Array(text.utf8)

    for size in 1...bytes.count {
      let chunks = stride(from: 0, to: bytes.count, by: size).map {
        Data(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(
        try await events(chunks) == [
          ServerSentEvent(event: "a", data: "값"), ServerSentEvent(data: "2", id: "7"),
        ])
    }
  }

  @Test(arguments: [
    ("data:a\n\n", ["a"]),
    ("data:  a\n\n", [" a"]),
    ("data\n\n", [""]),
    ("data: a\ndata:\ndata: b\n\n", ["a\n\nb"]),
    (": ping\n\ndata: a\n: ping\n\n", ["a"]),
    ("other: x\nevent: e\n\ndata: a\n\n", ["a"]),
    ("data: a\n\ndata: cut\n", ["a"]),
    ("data: a\n\ndata: cut", ["a"]),
    ("", []),
  ])
  func fields(text: String, data: [String]) async throws {
    #expect(try await events([Data(text.utf8)]).map(\.data) == data)
  }

  @Test func aStreamEndsWithAnEventThatCannotBeDecoded() async throws {
    let api = client(answering: .events("data: 1\n\ndata: x\n\ndata: 3\n\n"))
    var values = api.events(chat, as: Int.self).makeAsyncIterator()

    #expect(try await values.next() == 1)
    await #expect(throws: APIError.self) { try await values.next() }
    #expect(try await values.next() == nil)
  }

  @Test func anIDWithNULIsIgnored() async throws {
    let found = try await events([
      Data("id: 1\ndata: a\n\nid: 2\0\ndata: b\n\nid\ndata: c\n\n".utf8)
    ])

    #expect(found.map(\.id) == ["1", "1", nil])
  }

  @Test(arguments: [(nil, true), (20_000_000, false)] as [(Int?, Bool)])
  func anEventHasSixteenMegabytesByDefault(limit: Int?, isTooLarge: Bool) async {
    let chunk = Data(repeating: UInt8(ascii: "x"), count: 1_000_000)
    let mock = MockTransport().on(.any) { _ in
      .chunks([Data("data: ".utf8)] + Array(repeating: chunk, count: 17) + [Data("\n\n".utf8)])
        .header("Content-Type", "text/event-stream")
    }
    let client = APIClient(APIClient.Configuration(server: testServer), transport: mock)

    let error = await failure {
      let options = RequestOptions(maxResponseBytes: limit)
      for try await _ in client.events(chat, options: options) { break }
    }

    #expect((error?.kind == .bodyTooLarge) == isTooLarge)
  }

  @Test func aLineWithoutEndIsAnErrorAtTheCap() async {
    let chunk = Data(repeating: UInt8(ascii: "x"), count: 1 << 16)
    let made = Locked(0)
    let mock = MockTransport().on(.any) { _ in
      .chunks([Data("data: ".utf8)] + Array(repeating: chunk, count: 200))
        .header("Content-Type", "text/event-stream")
    }
    let client = APIClient(APIClient.Configuration(server: testServer), transport: mock)

    for text in ["", "data: y\n\n"] {
      let error = await failure {
        let options = RequestOptions(maxResponseBytes: 100_000)
        for try await _ in client.events(chat, options: options) { made.with { $0 += 1 } }
      }
      #expect(error?.kind == .bodyTooLarge, "\(text)")
    }
    #expect(made.with { $0 } == 0)
  }

  @Test func aGETIsOpenedAgainAfterTheTimeTheServerGave() async throws {
    let clock = TestClock()
    let mock = MockTransport().on(
      .any,
      .events("retry: 700\nid: 5\ndata: a\n\nid: 6\ndata: cut"),
      .events("data: b\n\n", thenFailing: .connectionLost),
      .events("data: c\n\n"),
      .status(204))
    let client = reader(mock, clock)
    let reading = Task { try await collect(client.events(feed)) }

    for _ in 0..<3 {
      try await clock.sleepers(1)
      clock.advance(by: .milliseconds(700))
    }

    #expect(try await reading.value.map(\.data) == ["a", "b", "c"])
    #expect(clock.slept == [.milliseconds(700), .milliseconds(700), .milliseconds(700)])
    #expect(
      mock.calls.map { $0.request.headers["Last-Event-ID"] } == [nil, "5", "5", "5"])
    #expect(mock.calls.first?.request.headers["Accept"] == "text/event-stream")
  }

  /// A caller may begin at a place of its own; from then on the server says where the stream is.
  @Test(arguments: ["id\ndata: a\n\n", "id: 값\ndata: a\n\n"])
  func aPlaceOfTheCallersOwnIsOverWithTheServersFirst(text: String) async throws {
    let clock = TestClock()
    let mock = MockTransport().on(
      .any, .events("data: 0\n\n"), .events(text), .status(204))
    let client = reader(mock, clock)
    let options = RequestOptions(headers: ["Last-Event-ID": "5"])
    let reading = Task { try await collect(client.events(feed, options: options)) }

    for _ in 0..<2 {
      try await clock.sleepers(1)
      clock.advance(by: .seconds(3))
    }

    #expect(try await reading.value.map(\.data) == ["0", "a"])
    #expect(mock.calls.map { $0.request.headers["Last-Event-ID"] } == ["5", "5", nil])
  }

  /// No server takes a head of a megabyte.
  @Test(arguments: [(8_000, true), (8_001, false), (1_000_000, false)])
  func anIDThatIsTooLongIsNotSentBack(length: Int, isSent: Bool) async throws {
    let clock = TestClock()
    let id = String(repeating: "x", count: length)
    let mock = MockTransport().on(.any, .events("id: \(id)\ndata: a\n\n"), .status(204))
    let client = reader(mock, clock)
    let reading = Task { try await collect(client.events(feed)) }

    try await clock.sleepers(1)
    clock.advance(by: .seconds(3))

    #expect(try await reading.value.map(\.id) == [id])
    #expect(mock.calls.map { $0.request.headers["Last-Event-ID"] } == [nil, isSent ? id : nil])
  }

  @Test(arguments: ["id\ndata: a\n\n", "id: 값\ndata: a\n\n"])
  func aPlaceOfTheEndpointsIsOverToo(text: String) async throws {
    let clock = TestClock()
    let mock = MockTransport().on(.any, .events(text), .status(204))
    let endpoint = TestEndpoint.get("/feed", headers: [("Last-Event-ID", "5")])
    let client = reader(mock, clock)
    let reading = Task { try await collect(client.events(endpoint)) }

    try await clock.sleepers(1)
    clock.advance(by: .seconds(3))

    #expect(try await reading.value.map(\.data) == ["a"])
    #expect(mock.calls.map { $0.request.headers["Last-Event-ID"] } == ["5", nil])
  }

  @Test("204 stops") func aNoContentResponseStops() async throws {
    let mock = MockTransport().on(.any, .status(204))

    #expect(try await collect(reader(mock, TestClock()).events(feed)).isEmpty)
    #expect(mock.calls.count == 1)
  }

  /// It reads, as a GET does (RFC 10008), so its body is sent again.
  @Test func aQUERYIsOpenedAgain() async throws {
    let clock = TestClock()
    let mock = MockTransport().on(.any, .events("id: 5\ndata: a\n\n"), .status(204))
    let query = TestEndpoint(EndpointRequest(.query, "/feed", body: .json(["a": 1])))
    let reading = Task { try await collect(reader(mock, clock).events(query)) }

    try await clock.sleepers(1)
    clock.advance(by: .seconds(3))

    #expect(try await reading.value.map(\.data) == ["a"])
    #expect(mock.calls.map(\.request.method) == [.query, .query])
    #expect(mock.calls.map { $0.request.headers["Last-Event-ID"] } == [nil, "5"])
    #expect(mock.calls.map { $0.text } == [#"{"a":1}"#, #"{"a":1}"#])
  }

  @Test func aPOSTIsNotSentAgain() async throws {
    let mock = MockTransport().on(.any, .events("data: a\n\n"))

    #expect(try await collect(reader(mock, TestClock()).events(chat)).count == 1)
    #expect(mock.calls.count == 1)
  }

  @Test func aServerThatKeepsHangingUpIsLeft() async throws {
    let clock = TestClock()
    let mock = MockTransport().on(.any, .events(""))
    let client = reader(mock, clock)
    let reading = Task { await failure { _ = try await collect(client.events(feed)) } }

    for _ in 0..<5 {
      try await clock.sleepers(1)
      clock.advance(by: .seconds(60))
    }

    #expect(await reading.value?.transportCode == .connectionLost)
    #expect(mock.calls.count == 6)
    #expect(clock.slept == [.seconds(6), .seconds(12), .seconds(24), .seconds(30), .seconds(30)])
  }

  @Test func theStatedEndMustCome() async throws {
    let whole = #"data: {"price":1}"# + "\n\ndata: [DONE]\n\ndata: ignored\n\n"
    let cut = #"data: {"price":1}"# + "\n\n"
    for endpoint in [feed, chat] {
      let good = client(answering: .events(whole))
      let read = try await collect(good.events(endpoint, as: Price.self, end: "[DONE]"))
      #expect(read == [Price(price: 1)])

      let bad = client(answering: .events(cut))
      var seen: [Price] = []
      let error = await failure {
        for try await price in bad.events(endpoint, as: Price.self, end: "[DONE]") {
          seen.append(price)
        }
      }
      #expect(seen == [Price(price: 1)])
      #expect(error?.transportCode == .truncated)
    }
  }

  @Test func anEndThatNeedNotComeEndsTheStreamWhereItComes() async throws {
    let event = #"data: {"price":1}"# + "\n\n"
    for endpoint in [feed, chat] {
      for text in [event + "data: [DONE]\n\ndata: ignored\n\n", event] {
        let mock = MockTransport().on(.any, .events(text))
        let api = APIClient(
          APIClient.Configuration(server: "https://feed.example"), transport: mock)
        let events = api.events(endpoint, as: Price.self, end: "[DONE]", mustEnd: false)

        #expect(try await collect(events) == [Price(price: 1)])
        // Nothing is sent again, whatever the method.
        #expect(mock.calls.count == 1)
      }
    }
  }

  @Test func namesTellTypes() async throws {
    let text = "event: price\ndata: {\"price\": 3}\n\nevent: ping\ndata: x\n\n"
    let prices = client(answering: .events(text)).events(chat) { event, data in
      event.event == "price" ? try data.decode(Price.self) : nil
    }

    #expect(try await collect(prices) == [Price(price: 3)])
  }

  private struct Whole<Content: Codable & Equatable & Sendable>: Codable, Equatable {
    let event: String
    var id: String?
    let data: Content
  }

  private struct Numbered: Codable, Equatable {
    let id: Int
    let data: Price
  }

  private func whole<Value: Decodable & Sendable>(
    _ text: String, _ type: Value.Type, dataIsText: Bool = false
  ) async throws -> [Value] {
    try await collect(
      client(answering: .events(text)).events(chat) {
        try $1.decodeEvent(type, dataIsText: dataIsText)
      })
  }

  @Test func anEventIsReadWithItsFields() async throws {
    #expect(
      try await whole(
        "id: 1\nevent: x\ndata: hi\n\nevent: y\ndata: 7\n\n", Whole<String>.self,
        dataIsText: true) == [
          Whole(event: "x", id: "1", data: "hi"), Whole(event: "y", id: "1", data: "7"),
        ])
    #expect(
      try await whole("data: {\"price\": 3}\n\n", Whole<Price>.self)
        == [Whole(event: "message", data: Price(price: 3))])
    #expect(
      try await whole("id: 4\ndata: {\"price\": 3}\n\n", Numbered.self)
        == [Numbered(id: 4, data: Price(price: 3))])
    #expect(
      try await whole("event: a\ndata: 7\n\n", Whole<String>.self)
        == [Whole(event: "a", data: "7")])
  }

  private enum Mood: String, Codable {
    case good, bad
    case never = "1"
  }

  private func texts<Value: Decodable & Equatable & Sendable>(
    _ data: String..., as type: Value.Type
  ) async throws -> [Value] {
    let text = data.map { "data: \($0)\n\n" }.joined()
    return try await collect(
      client(answering: .events(text)).events(chat) { try $1.decodeText(type) })
  }

  /// Texts arrive as they are, and as JSON.
  @Test func textIsReadWithAndWithoutQuotes() async throws {
    #expect(
      try await texts("good", #""bad""#, "1", as: Mood.self) == [.good, .bad, .never])
    #expect(
      try await texts("a b", #""a b""#, "true", "7", "null", as: String?.self)
        == ["a b", "a b", "true", "7", nil])
    #expect(
      try await texts("plain", #""text""#, "7", "[1]", as: JSON.self)
        == ["plain", "text", 7, [1]])
    let id = "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"
    #expect(
      try await texts(id, #""\#(id)""#, as: UUID.self)
        == Array(repeating: try #require(UUID(uuidString: id)), count: 2))
    let bytes = client(answering: .events("data: QUJD\n\ndata: \"QUJD\"\n\ndata: null\n\n")).events(
      chat
    ) {
      try $1.decodeText(.base64)
    }
    // Four letters, and no value that is missing.
    let spelled = try #require(Data(base64Encoded: "null"))
    #expect(try await collect(bytes) == [Data("ABC".utf8), Data("ABC".utf8), spelled])
    let error = await failure { _ = try await texts("{}", as: Mood.self) }
    #expect(error?.kind == .decoding)
  }

  /// A union that takes anything takes an event as what it knows, if it can.
  private enum Either: Decodable, Equatable {
    case price(Whole<Price>)
    case text(Whole<String>)
    case unrecognized(JSON)

    init(from decoder: any Decoder) throws {
      if let price = try? Whole<Price>(from: decoder) {
        self = .price(price)
      } else if let text = try? Whole<String>(from: decoder) {
        self = .text(text)
      } else {
        self = .unrecognized(try JSON(from: decoder))
      }
    }
  }

  @Test func aUnionTakesTheReadingThatItKnows() async throws {
    #expect(
      try await whole("data: {\"price\": 3}\n\ndata: 7\n\ndata: [1]\n\n", Either.self) == [
        .price(Whole(event: "message", data: Price(price: 3))),
        .text(Whole(event: "message", data: "7")), .text(Whole(event: "message", data: "[1]")),
      ])
  }

  private struct Paced: Codable, Equatable {
    let data: Price
    var retry: Int?
  }

  private struct PacedByText: Codable, Equatable {
    let id: Int
    let retry: String
  }

  /// It is that of the event it stands in.
  @Test func anEventIsReadWithItsRetry() async throws {
    #expect(
      try await whole(
        "retry: 250\ndata: {\"price\": 3}\n\nretry: x\ndata: {\"price\": 4}\n\n", Paced.self)
        == [Paced(data: Price(price: 3), retry: 250), Paced(data: Price(price: 4))])
    #expect(
      try await whole("id: 4\nretry: 250\ndata: hi\n\n", PacedByText.self)
        == [PacedByText(id: 4, retry: "250")])
    #expect(
      try await collect(client(answering: .events("retry: 250\ndata: hi\n\n")).events(chat))
        == [ServerSentEvent(data: "hi", retry: 250)])
  }

  /// Servers write such an object into the data, too.
  @Test func anEventMayStandInTheData() async throws {
    #expect(
      try await whole(
        "data: {\"event\": \"x\", \"data\": {\"price\": 3}}\n\n", Whole<Price>.self)
        == [Whole(event: "x", data: Price(price: 3))])
    #expect(
      try await whole(
        "event: y\ndata: {\"event\": \"x\", \"data\": {\"price\": 3}}\n\n",
        Whole<Price>.self) == [Whole(event: "x", data: Price(price: 3))])
  }

  private struct Refusal: Codable, Equatable {
    struct Details: Codable, Equatable {
      let code: String
    }
    let error: Details
  }

  @Test(arguments: [true, false])
  func anErrorInPlaceOfAnEventIsTheAPIsError(isWhole: Bool) async throws {
    let text =
      "data: {\"price\": 1}\n\n"
      + "data: {\"error\": {\"code\": \"busy\", \"message\": \"Too busy\"}}\n\n"
    let endpoint = TestEndpoint(
      EndpointRequest(
        .post, "/chat",
        response: ResponseRules(errors: [.exactly(404): Int.self, .other: Refusal.self])))
    let client = client(answering: .events(text))
    var count = 0

    let error = await failure {
      if isWhole {
        for try await _ in client.events(
          endpoint, reading: { try $1.decodeEvent(Whole<Price>.self) })
        { count += 1 }
      } else {
        for try await _ in client.events(endpoint, as: Price.self) { count += 1 }
      }
    }

    #expect(count == 1)
    #expect(error?.kind == .rejected)
    #expect(error?.code == "busy")
    #expect(error?.reason == "Too busy")
    #expect(error?.declared(as: Refusal.self) == Refusal(error: .init(code: "busy")))
  }

  @Test func anEventNamedErrorIsTheAPIsErrorIfItIsNoValue() async throws {
    let error = await failure {
      for try await _ in client(
        answering: .events("event: error\ndata: {\"code\": 7, \"message\": \"no\"}\n\n")
      ).events(chat, as: Price.self) {}
    }
    let value = client(answering: .events("event: error\ndata: {\"price\": 1}\n\n"))
      .events(chat, as: Price.self)

    #expect(error?.kind == .rejected)
    #expect(error?.code == "7")
    #expect(error?.reason == "no")
    #expect(try await collect(value) == [Price(price: 1)])
  }

  private struct Lenient: Codable, Equatable {
    var price: Int?
  }

  private struct Outcome: Codable, Equatable {
    var price: Int?
    var error: String?
  }

  private enum Open: Decodable, Sendable {
    case price(Price)
    case unrecognized(JSON)

    init(from decoder: any Decoder) throws {
      self = try (try? .price(Price(from: decoder))) ?? .unrecognized(JSON(from: decoder))
    }
  }

  @Test func anErrorThatAValueHasNoPropertyForIsOneToo() async throws {
    let api = client(answering: .events("data: {\"error\": \"busy\"}\n\n"))

    let lenient = await failure { _ = try await collect(api.events(chat, as: Lenient.self)) }
    let open = await failure { _ = try await collect(api.events(chat, as: Open.self)) }

    #expect(lenient?.kind == .rejected && lenient?.reason == "busy")
    #expect(open?.kind == .rejected && open?.reason == "busy")
    #expect(try await collect(api.events(chat, as: Outcome.self)) == [Outcome(error: "busy")])
    #expect(try await collect(api.events(chat, as: JSON.self)) == [["error": "busy"]])
    let whole = await failure {
      _ = try await self.whole("data: {\"error\": \"busy\"}\n\n", Open.self)
    }
    #expect(whole?.kind == .rejected && whole?.reason == "busy")
    #expect(
      try await self.whole("data: {\"error\": \"busy\"}\n\n", Whole<JSON>.self)
        == [Whole(event: "message", data: ["error": "busy"])])
    let other = client(answering: .events("data: {\"price\": 1, \"error\": \"busy\"}\n\n"))
    #expect(try await collect(other.events(chat, as: Lenient.self)) == [Lenient(price: 1)])
  }

  private enum Choice: Decodable, Equatable, Sendable {
    case lenient(Lenient)
    case outcome(Outcome)
    case unrecognized(JSON)

    init(from decoder: any Decoder) throws {
      let lenient = try Lenient(from: decoder)
      self = lenient.price == 7 ? try .outcome(Outcome(from: decoder)) : .lenient(lenient)
    }
  }

  private enum AnyChoice: Decodable, Sendable {
    case choice(Choice?)

    init(from decoder: any Decoder) throws { self = .choice(try Choice(from: decoder)) }
  }

  private struct Bare: Decodable, Sendable {}

  /// Values of which nothing is required decode from anything.
  @Test(arguments: [
    "{\"error\": \"busy\"}", "{\"type\": \"error\", \"error\": \"busy\", \"id\": 3}",
    "{\"error\": \"busy\", \"code\": 3}",
  ])
  func noValueSwallowsAnError(data: String) async throws {
    let text = "data: \(data)\n\n"
    func reason<Value: Decodable & Sendable>(_ type: Value.Type) async -> String? {
      await failure {
        _ = try await collect(client(answering: .events(text)).events(chat, as: type))
      }?
      .reason
    }
    func wholeReason<Value: Decodable & Sendable>(_ type: Value.Type) async -> String? {
      await failure { _ = try await self.whole(text, type) }?.reason
    }

    #expect(await reason(Lenient.self) == "busy")
    #expect(await reason(Choice.self) == "busy")
    #expect(await reason(AnyChoice.self) == "busy")
    #expect(await reason(Bare.self) == "busy")
    #expect(await wholeReason(Whole<Lenient>.self) == "busy")
    #expect(await wholeReason(WholeChoice.self) == "busy")
    #expect(await reason(Outcome.self) == nil)
    #expect(await reason(JSON.self) == nil)
    #expect(await reason([String: JSON].self) == nil)
    #expect(await wholeReason(Whole<Outcome>.self) == nil)
    #expect(await wholeReason(Whole<[String: JSON]>.self) == nil)
  }

  private enum WholeChoice: Decodable, Sendable {
    case lenient(Whole<Lenient>)

    init(from decoder: any Decoder) throws { self = .lenient(try Whole(from: decoder)) }
  }

  @Test func aValueBesideAnErrorIsAValue() async throws {
    let text = "data: {\"price\": 1, \"error\": \"busy\"}\n\n"

    #expect(
      try await collect(client(answering: .events(text)).events(chat, as: Choice.self))
        == [.lenient(Lenient(price: 1))])
    #expect(
      try await whole(text, Whole<Lenient>.self)
        == [Whole(event: "message", data: Lenient(price: 1))])
  }

  @Test func anErrorInPlaceOfALineIsTheAPIsErrorToo() async {
    let text = "{\"price\": 1}\n{\"error\": \"gone\"}\n"
    let client = client(
      answering: .data(Data(text.utf8), contentType: "application/x-ndjson"))

    let error = await failure {
      for try await _ in client.lines(feed, as: Price.self) {}
    }

    #expect(error?.kind == .rejected)
    #expect(error?.reason == "gone")
  }

  @Test func whatDoesNotDecodeSaysWhere() async {
    let client = client(answering: .events("data: {\"price\": \"x\"}\n\n"))

    let error = await failure { _ = try await collect(client.events(chat, as: Price.self)) }

    #expect(error?.kind == .decoding)
    #expect(error?.decodingPath == "price")
  }

  @Test func errorsAreThoseOfAnyCall() async {
    for (reply, kind) in [
      (Reply.text("no", status: 404), APIError.Kind.status),
      (.text("<p>", contentType: "text/html"), .contentType),
      (.failure(.dns), .transport),
    ] {
      let mock = MockTransport().on(.any, reply)
      let client = reader(mock, TestClock()) { $0.options.retry = RetryPolicy.none }
      let error = await failure { _ = try await collect(client.events(feed)) }
      #expect(error?.kind == kind)
      #expect(mock.calls.count == 1)
    }
  }

  private func reader(
    _ mock: MockTransport, _ clock: TestClock,
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = clock
    configuration.random = { 0 }
    configure(&configuration)
    return APIClient(configuration, transport: mock)
  }
}

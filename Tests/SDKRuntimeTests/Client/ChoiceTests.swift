import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Answers that are text, or that differ by status.
@Suite struct ChoiceTests {
  private enum Download: Equatable, Sendable {
    case ok(Data)
    case created(Int)
    case accepted

    init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = .ok(response.data)
      case 201: self = try .created(response.decode(Int.self))
      case 202: self = .accepted
      default: throw response.unexpectedStatus
      }
    }
  }

  private func download(_ reply: Reply) async throws -> Download {
    try await client(answering: reply).send(
      TestEndpoint.get("/a"), reading: { try Download($0) })
  }

  @Test func theStatusTellsWhatAResponseHolds() async throws {
    #expect(try await download(.data(Data([1]), contentType: "image/png")) == .ok(Data([1])))
    #expect(try await download(.json("7", status: 201)) == .created(7))
    #expect(try await download(.status(202)) == .accepted)
  }

  @Test func anotherStatusIsAnErrorThatKeepsTheResponse() async {
    let error = await failure { _ = try await download(.text("?", status: 206)) }

    #expect(error?.kind == .decoding)
    #expect(error?.reason.contains("206") == true)
    #expect(error?.response?.data == Data("?".utf8))
  }

  @Test func whatCannotBeReadIsAnAPIError() async {
    let undecodable = await failure { _ = try await download(.json("{}", status: 201)) }
    let empty = await failure { _ = try await download(.status(201)) }
    let refused = await failure { _ = try await download(.json("{}", status: 404)) }

    #expect(undecodable?.kind == .decoding)
    #expect(empty?.reason == "empty body")
    #expect(refused?.kind == .status)
  }

  // MARK: Text

  @Test(arguments: [
    ("text/plain", [0xC3, 0xBC] as [UInt8]), ("text/plain; charset=utf-8", [0xC3, 0xBC]),
    ("text/plain; Charset=\"ISO-8859-1\"", [0xFC]), ("text/html;charset=windows-1252", [0xFC]),
    ("text/plain", [0xEF, 0xBB, 0xBF, 0xC3, 0xBC]),
  ])
  func textIsReadInItsCharset(type: String, bytes: [UInt8]) async throws {
    let text = try await client(answering: .data(Data(bytes), contentType: type)).text(
      TestEndpoint.get("/a"))

    #expect(text == "ü")
  }

  @Test func textThatIsNoneIsAnError() async {
    for (type, reason) in [
      ("text/plain", "the text is not utf-8"),
      ("text/plain; charset=klingon", "the charset 'klingon' is not known"),
    ] {
      let error = await failure {
        _ = try await client(answering: .data(Data([0xFF]), contentType: type)).text(
          TestEndpoint.get("/a"))
      }

      #expect(error?.kind == .decoding)
      #expect(error?.reason == reason)
    }
  }

  @Test func anEmptyTextIsOne() async throws {
    #expect(try await client(answering: .status(204)).text(TestEndpoint.get("/a")) == "")
  }

  // MARK: What is asked for

  private func accept(
    _ types: [String], _ call: (APIClient, TestEndpoint) async throws -> Void
  ) async throws -> String? {
    let mock = MockTransport().on(.any, .events("data: 1\n\n"))
    let client = APIClient(APIClient.Configuration(server: testServer), transport: mock)
    let endpoint = TestEndpoint(
      EndpointRequest(.post, "/a", response: ResponseRules(accept: types)))
    try? await call(client, endpoint)
    return mock.calls.first?.request.headers["Accept"]
  }

  @Test func theBestTypeIsAskedForFirst() async throws {
    let types = ["image/png", "image/jpeg", "text/event-stream"]

    #expect(
      try await accept(types) { _ = try await $0.send($1, as: Data.self) }
        == "image/png, image/jpeg;q=0.9")
    #expect(try await accept(types) { for try await _ in $0.events($1) {} } == "text/event-stream")
    #expect(try await accept([]) { _ = try await $0.send($1, as: Int.self) } == "application/json")
    #expect(try await accept([]) { _ = try await $0.text($1) } == "text/*")
    #expect(try await accept(["text/csv"]) { _ = try await $0.text($1) } == "text/csv")
    #expect(
      try await accept(["application/jsonl"]) { for try await _ in $0.lines($1, as: Int.self) {} }
        == "application/jsonl")
    let streams = ["application/json", "application/jsonl", "application/json-seq"]
    #expect(
      try await accept(streams) { for try await _ in $0.lines($1, as: Int.self) {} }
        == "application/jsonl, application/json-seq;q=0.9")
    #expect(
      try await accept(streams) { _ = try await $0.send($1, as: Int.self) } == "application/json")
    #expect(try await accept([]) { try await $0.send($1) } == nil)
  }

  @Test func parametersOfTypesAreAskedForToo() async throws {
    let types = [
      "application/json;odata=verbose", "text/event-stream; version=2",
      "application/x-ndjson; profile=\"a\"",
    ]

    #expect(
      try await accept(types) { _ = try await $0.send($1, as: Int.self) }
        == "application/json;odata=verbose")
    #expect(
      try await accept(types) { for try await _ in $0.events($1) {} }
        == "text/event-stream; version=2")
    #expect(
      try await accept(types) { for try await _ in $0.lines($1, as: Int.self) {} }
        == "application/x-ndjson; profile=\"a\"")
  }

  @Test func valuesAreAskedForAsJSONAndBytesAsTheOtherTypes() async throws {
    let types = ["application/pdf", "application/vnd.a+json", "text/csv", "text/event-stream"]

    #expect(
      try await accept(types) { _ = try await $0.send($1, as: Int.self) }
        == "application/vnd.a+json")
    #expect(
      try await accept(types) { _ = try await $0.send($1, as: Data.self) }
        == "application/pdf, text/csv;q=0.9")
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(
      try await accept(types) { _ = try await $0.download($1, to: file) }
        == "application/pdf, text/csv;q=0.9")
    #expect(
      try await accept(["text/csv"]) { _ = try await $0.send($1, as: Int.self) } == "text/csv")
  }

  @Test func aTypeThatWasAskedForIsRead() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(.get, "/a", response: ResponseRules(accept: ["application/x-amz-json"])))
    let reply = Reply.data(Data("7".utf8), contentType: "application/x-amz-json; v=1")

    #expect(try await client(answering: reply).send(endpoint, as: Int.self) == 7)
    let error = await failure {
      _ = try await client(answering: reply).send(TestEndpoint.get("/a"), as: Int.self)
    }
    #expect(error?.kind == .contentType)
  }

  /// `Data` by itself is the body as it is.
  @Test func base64InJSONIsDecoded() async throws {
    let bytes = Data([1, 2, 3])
    let api = client(answering: .json("\"AQID\""))
    let endpoint = TestEndpoint.get("/a")

    #expect(try await api.send(endpoint, format: .base64) == bytes)
    #expect(try await api.send(endpoint, format: .optional(.base64)) == bytes)
    #expect(try await api.send(endpoint, as: Data.self) == Data("\"AQID\"".utf8))
    let null = client(answering: .json("null"))
    #expect(try await null.send(endpoint, format: .optional(.base64)) == nil)
    let read = try await api.send(endpoint) { try $0.decode(as: .base64) }
    #expect(read == bytes)
    let wrong = client(answering: .json("\"?\""))
    #expect(
      await failure { _ = try await wrong.send(endpoint, format: .base64) }?.kind == .decoding)
  }

  @Test func base64InAnErrorIsDecoded() async {
    let endpoint = TestEndpoint(
      EndpointRequest(.get, "/a", response: ResponseRules(errors: [.other: Data.self])))
    func declared(_ reply: Reply) async -> Data? {
      await failure { try await client(answering: reply).send(endpoint) }?
        .declared(as: Data.self)
    }

    #expect(await declared(.json("\"AQID\"", status: 409)) == Data([1, 2, 3]))
    #expect(
      await declared(.data(Data([7]), contentType: "image/png", status: 409)) == Data([7]))
  }

  @Test func anEmptyBodyIsNilAlsoInAFormatOfItsOwn() async throws {
    let date = try await client(answering: .status(204)).send(
      TestEndpoint.get("/a"), format: .optional(.unixSeconds))

    #expect(date == nil)
  }
}

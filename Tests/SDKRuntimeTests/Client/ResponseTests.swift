import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct ResponseTests {
  private let endpoint = TestEndpoint.get("/a")

  @Test(arguments: [
    "application/json", "application/json; charset=utf-8", "APPLICATION/JSON",
    "application/problem+json", "application/vnd.x+json;v=1", nil,
  ])
  func jsonIsDecodedWhateverItsTypeIsCalled(type: String?) async throws {
    let reply = Reply.data(Data("[1]".utf8), contentType: type)

    #expect(try await client(answering: reply).send(endpoint, as: [Int].self) == [1])
  }

  @Test(arguments: [
    ("text/html", "<p>"), ("text/plain; charset=x", "[1]"), ("application/xml", ""),
  ])
  func anotherTypeIsRefused(type: String, body: String) async throws {
    let reply = Reply.text(body + " ", contentType: type)

    let error = try #require(
      await failure { _ = try await client(answering: reply).send(endpoint, as: [Int].self) })

    #expect(error.kind == .contentType)
    #expect(error.reason.contains("application/json"))
    #expect(error.reason.contains(type.prefix { $0 != ";" }))
    #expect(error.response?.text == body + " ")
  }

  /// A page of a network's login, as it is labelled in the wild, whatever rule the endpoint has.
  @Test(
    arguments: ["text/html; charset=utf-8", "application/xhtml+xml", "application/json", nil],
    ["<!DOCTYPE html>\n<p>", "\u{FEFF}\r\n <HTML lang=en>", "<head>", "<body class=x>"])
  func htmlIsAnotherTypeThanJSON(type: String?, page: String) async {
    let api = client(answering: .data(Data(page.utf8), contentType: type))
    let rule = ResponseRules(success: SuccessRule(at: ["code"], is: 0))
    let checked = TestEndpoint(EndpointRequest(.get, "/a", response: rule))

    let errors = [
      await failure { _ = try await api.send(endpoint, as: [Int].self) },
      await failure { _ = try await api.send(checked, as: [Int].self) },
      await failure { try await api.send(checked) },
    ]
    #expect(errors.map { $0?.kind } == [.contentType, .contentType, .contentType])
    #expect(errors.map { $0?.response?.text } == [page, page, page])
  }

  @Test func theTypeCheckCanBeWaived() async throws {
    let api = client(answering: .text("[1]"))

    let value = try await api.send(
      endpoint, as: [Int].self, options: .init(acceptsAnyContentType: true))

    #expect(value == [1])
  }

  @Test func dataIsTheBodyAsItIs() async throws {
    let reply = Reply.data(Data([1, 2]), contentType: "image/png")

    #expect(try await client(answering: reply).send(endpoint, as: Data.self) == Data([1, 2]))
  }

  @Test func anEmptyBodyIsAValueForSome() async throws {
    let api = client(answering: .status(204))

    try await api.send(endpoint)
    #expect(try await api.send(endpoint, as: Empty.self) == Empty())
    #expect(try await api.send(endpoint, as: Int?.self) == nil)
    #expect(try await api.send(endpoint, as: Data.self).isEmpty)
    let error = await failure { _ = try await api.send(endpoint, as: Int.self) }
    #expect(error?.kind == .decoding)
    #expect(error?.reason == "empty body")
  }

  @Test func emptyAndVoidIgnoreWhatIsThere() async throws {
    let api = client(answering: .text("<html>", contentType: "text/html"))

    try await api.send(endpoint)
    #expect(try await api.send(endpoint, as: Empty.self) == Empty())
    #expect(try await client(answering: .json("{}")).send(endpoint, as: Empty.self) == Empty())
  }

  @Test(arguments: [
    (
      #"{"users": [{"email": "a"}, {"email": null}]}"#, "users[1].email",
      "expected String, found null"
    ),
    (#"{"users": [{"email": 7}]}"#, "users[0].email", "expected String, found a number"),
    (#"{"users": [{}]}"#, "users[0].email", "missing"),
    (#"{"users": {}}"#, "users", "expected an array, found an object"),
    (#"{"users": [3]}"#, "users[0]", "expected an object, found a number"),
    (#"{}"#, "users", "missing"),
    (#"[]"#, "", "expected an object, found an array"),
    (#"{"users": ["#, "", "not valid JSON: it ends at byte 11"),
    ("NaN", "", "not valid JSON at byte 0"),
    ("<htm>", "", "not valid JSON at byte 0"),
    (#"{"users": []}}"#, "", "not valid JSON at byte 13"),
    ("\u{FEFF} {\"users\": [}", "", "not valid JSON at byte 15"),
  ])
  func decodingFailuresSayWhereAndWhat(json: String, path: String, reason: String) async throws {
    struct Users: Decodable, Sendable {
      let users: [Other]
    }

    let error = try #require(
      await failure {
        _ = try await client(answering: .json(json)).send(endpoint, as: Users.self)
      })

    #expect(error.kind == .decoding)
    #expect(error.decodingPath == path)
    #expect(error.reason == reason)
    #expect(error.response?.text == json)
    #expect(error.underlying is DecodingError)
  }

  @Test(arguments: [
    (#"{"id": 1, "taken": "x"}"#, "taken", "expected a number, found String"),
    (
      #"{"id": 1, "seen": ["2024-04-11 14:00", "x"]}"#, "seen[1]",
      "expected a date written as 'yyyy-MM-dd HH:mm', found other text"
    ),
    (
      #"{"id": 1, "price": "secret"}"#, "price",
      "expected a number written as text, found other text"
    ),
    (#"{"id": 1, "halted": "?"}"#, "halted", "expected 'Y' or 'N', found other text"),
    (#"{"id": 1.5}"#, "id", "holds a number that does not fit its type"),
    (#"{"id": 1e99}"#, "id", "holds a number that does not fit its type"),
  ])
  func formatsSayWhatTheyExpect(json: String, path: String, reason: String) async throws {
    let error = try #require(
      await failure {
        _ = try await client(answering: .json(json)).send(endpoint, as: Thing.self)
      })

    #expect(error.decodingPath == path)
    #expect(error.reason == reason)
  }

  private enum Level: Int, Decodable { case low = 1 }

  @Test func aTypeThatCannotBeMadeOfAValueIsNamed() async {
    func reason<Value: Decodable & Sendable>(_ type: Value.Type, _ json: String) async -> String? {
      await failure { _ = try await client(answering: .json(json)).send(endpoint, as: type) }?
        .reason
    }

    #expect(await reason([String: UUID].self, #"{"a": "secret"}"#) == "holds no valid UUID")
    #expect(await reason([String: Level].self, #"{"a": 4}"#) == "holds no valid Level")
    #expect(await reason([String: URL].self, #"{"a": ""}"#) == "holds no valid URL")
  }

  @Test func aFormatOfTheResponsesOwn() async throws {
    let api = client(answering: .json("[1, 2]"))

    let dates = try await api.send(endpoint, format: .array(.unixSeconds))

    #expect(dates == [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)])
  }

  @Test func problemsOfLossyArraysAreReported() async throws {
    let problems = Locked<[DecodingProblem]>([])
    let api = client(answering: .json(#"{"id": 1, "items": [{"email": 1}, {"email": "b"}]}"#)) {
      $0.onDecodingProblem = { problem in problems.with { $0.append(problem) } }
    }

    let thing = try await api.send(endpoint, as: Thing.self)

    #expect(thing.items?.count == 1)
    #expect(problems.with { $0.map(\.path) } == ["items[0].email"])
  }

  /// Both members leave out what they cannot read; the first is none after all.
  @Test(arguments: [false, true])
  func problemsOfMembersThatAreNotTakenAreNotReported(usesJSONDecoder: Bool) async throws {
    enum Either: Decodable {
      case first, second

      static let members: UnionMembers = [
        .members(required: ["items", "x"]), .members(required: ["items", "x"]),
      ]

      init(from decoder: any Decoder) throws {
        self = try Self.members.decode(decoder) { member in
          let fields = try FieldDecoder(decoder)
          if member == 0 {
            _ = try fields.decodeLossy(Int.self, "items")
            _ = try fields.decode(Bool.self, "x")
            return .first
          }
          _ = try fields.decodeLossy(String.self, "items")
          return .second
        }
      }
    }
    let problems = Locked<[DecodingProblem]>([])
    let api = client(answering: .json(#"{"items": [1, "a", "b"], "x": 1}"#)) {
      $0.coders.usesJSONDecoder = usesJSONDecoder
      $0.onDecodingProblem = { problem in problems.with { $0.append(problem) } }
    }

    #expect(try await api.send(endpoint, as: Either.self) == .second)
    #expect(problems.with { $0.map(\.path) } == ["items[0]"])
  }

  @Test func ofManyProblemsAHundredAreReported() async throws {
    let problems = Locked<[DecodingProblem]>([])
    let items = Array(repeating: "{}", count: 1_000).joined(separator: ",")
    let api = client(answering: .json("{\"id\": 1, \"items\": [\(items)]}")) {
      $0.onDecodingProblem = { problem in problems.with { $0.append(problem) } }
    }

    _ = try await api.send(endpoint, as: Thing.self)

    #expect(problems.with { $0.count } == 101)
    #expect(problems.with { $0.last?.reason } == "and more")
  }

  @Test func requiredPropertiesThatReadAsTheirDefaultsAreReported() async throws {
    let problems = Locked<[DecodingProblem]>([])
    let api = client(answering: .json(#"[{"kind": "dog"}, {}, {"kind": null}]"#)) {
      $0.onDecodingProblem = { problem in problems.with { $0.append(problem) } }
    }

    let kinds = try await api.send(endpoint, as: [Kind].self).map(\.kind)

    #expect(kinds == ["dog", "cat", "cat"])
    #expect(problems.with { $0.map(\.path) } == ["[1].kind", "[2].kind"])
    #expect(
      problems.with { $0.map(\.reason) }
        == Array(repeating: "no value, its default is used", count: 2))
  }

  @Test(arguments: ["text/plain", "text/html; charset=utf-8"])
  func aStringThatIsServedAsTextIsThatText(type: String) async throws {
    let api = client(answering: .data(Data("Hi \"you\"".utf8), contentType: type))

    #expect(try await api.send(endpoint, as: String.self) == "Hi \"you\"")
    #expect(try await api.send(endpoint, as: String?.self) == "Hi \"you\"")
    #expect(
      await failure { _ = try await api.send(endpoint, as: [String].self) }?.kind == .contentType)
    #expect(
      try await client(answering: .json(#""Hi""#)).send(endpoint, as: String.self) == "Hi")
  }

  @Test func aBodyOverTheCapIsRefused() async throws {
    let api = client(answering: .json("[1, 2, 3]"))

    let error = await failure {
      _ = try await api.send(endpoint, as: [Int].self, options: .init(maxResponseBytes: 8))
    }

    #expect(error?.kind == .bodyTooLarge)
    #expect(
      try await api.send(endpoint, as: [Int].self, options: .init(maxResponseBytes: 9)).count == 3)
  }

  @Test func theResponseOfAnInnerCallIsTheOutersToo() async throws {
    let api = client(answering: .json("[1]"))

    let (inner, outer) = try await api.withResponse { api in
      try await api.withResponse { try await $0.send(TestEndpoint.get("/a"), as: [Int].self) }
    }

    #expect(inner.0 == [1])
    #expect(inner.1.status == 200 && outer.status == 200)
  }

  @Test func theResponseComesAlong() async throws {
    let api = client(answering: .json("[1]").header("X-Total-Count", "100"))

    let full = try await api.response(for: endpoint, as: [Int].self)
    let (value, http) = try await api.withResponse { try await $0.send(endpoint, as: [Int].self) }

    #expect(full.value == [1] && full.http.headers["x-total-count"] == "100")
    #expect(value == [1] && http.headers["X-Total-Count"] == "100")
    #expect(http.metrics.bytesReceived == 3)
    let error = await failure { _ = try await api.withResponse { _ in 1 } }
    #expect(error?.kind == .invalidRequest)
  }
}

private struct Kind: Decodable {
  let kind: String

  init(from decoder: any Decoder) throws {
    kind = try FieldDecoder(decoder).decode(String.self, "kind", default: "cat")
  }
}

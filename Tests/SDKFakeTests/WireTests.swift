import Foundation
import SDKContract
import SDKCore
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKFake

/// Streams, files and what of them the client has already.
struct WireTests {
  private let server = FakeServer(LibraryContract.self, seed: 7)
  private var api: LibraryClient {
    LibraryClient(login: "t", transport: server) { $0.options.retry = RetryPolicy.none }
  }

  // MARK: Queries

  /// What the generated client sends is what the judge reads.
  @Test func wholeQueriesAndPlainCookiesArrive() async throws {
    let seen = Locked<[[String: JSON]]>([])
    for name in ["search", "searchWords", "searchPath", "pages"] {
      server.on("Catalogue.\(name)") { request, _ in
        seen.with { $0.append(request.arguments) }
        return nil
      }
    }
    let wanted = Wanted(words: ["a&b", "ü"], years: .init(from: 1999))
    try await api.catalogue.search(wanted: wanted)
    try await api.catalogue.searchWords(wanted: wanted)
    try await api.catalogue.searchWords()
    try await api.catalogue.searchPath(selector: "$.a[?@.b == '&']")
    try await api.catalogue.pages(title: "a:b", theme: "dark, or so")
    let object: JSON = ["words": ["a&b", "ü"], "years": ["from": 1999]]
    #expect(
      seen.with { $0 } == [
        ["wanted": object], ["wanted": object], [:], ["selector": "$.a[?@.b == '&']"],
        ["title": "a:b", "theme": "dark, or so"],
      ])
    try server.verify()
  }

  @Test(arguments: [
    ("", "querystring.wanted is missing"), ("?%7B%7D", nil),
    (
      "?%7B%22years%22%3A%7B%22from%22%3A1%7D%7D",
      "querystring.wanted.years.from is 1, not 1000 or more"
    ),
    ("?words", "querystring.wanted is 'words', not an object"),
  ])
  func wholeQueriesAreJudged(query: String, problem: String?) throws {
    let answer = try server.answered("GET /v1/catalogue\(query)")
    #expect(answer.problems == [problem].compactMap(\.self))
  }

  /// Keys, and what the path's key has behind `?`, are beside a whole query and not in it.
  @Test(arguments: [
    ("/counts", "n=1&key=K", JSON.object(["counts": ["n": 1]])),
    ("/counts", "key=K", JSON.object([:])),
    ("/fixed", "x=1&n=2", JSON.object(["counts": ["n": 2], "x": "1"])),
    ("/fixed", "x=1", JSON.object(["x": "1"])),
  ])
  func wholeQueriesStandBesideKeys(path: String, query: String, arguments: JSON) throws {
    let whole = """
      {"name": "counts", "in": "querystring", "content": {"application/x-www-form-urlencoded":
        {"schema": {"type": "object", "additionalProperties": {"type": "integer"}}}}}
      """
    let server = try FakeServer(
      contract: """
        {"paths": {
          "/counts": {"GET": {"id": "counts", "security": [{"key": []}], "parameters": [\(whole)],
            "responses": {"204": {}}}},
          "/fixed": {"GET": {"id": "fixed", "parameters": [\(whole),
            {"name": "x", "in": "query", "required": true, "schema": {"const": "1"}}],
            "responses": {"204": {}}}}},
          "components": {"securitySchemes": {"key": {"type": "apiKey", "in": "query", "name": "key"}}}}
        """)
    let seen = Locked<[[String: JSON]]>([])
    for id in ["counts", "fixed"] {
      server.on(id) { request, _ in
        seen.with { $0.append(request.arguments) }
        return nil
      }
    }
    let request = ReceivedRequest(
      method: "GET", path: path, query: WireReader.items(of: query), headers: [:], body: Data())
    #expect(try server.answer(request).get().violations == [])
    #expect(seen.with { $0 }.map { JSON.object($0) } == [arguments])
  }

  @Test func cookiesMayHoldJSON() throws {
    let server = try FakeServer(
      contract: """
        {"paths": {"/me": {"GET": {"id": "me", "parameters": [{"name": "c", "in": "cookie",
          "required": true, "content": {"application/json": {"schema": {"type": "object"}}}}],
          "responses": {"204": {}}}}}}
        """)
    let request = ReceivedRequest(
      method: "GET", path: "/me", query: [], headers: ["Cookie": "c=%7B%22a%22%3A1%7D"],
      body: Data())
    #expect(try server.answer(request).get().violations == [])
  }

  // MARK: Streams

  /// Clients decode what the text holds.
  @Test func dataOfEventsIsJSONWhereTheSpecSaysSo() throws {
    let server = try FakeServer(
      contract: """
        {"paths": {"/feed": {"GET": {"id": "feed", "responses": {"200": {"content": {
          "text/event-stream": {"itemSchema": {"type": "object", "required": ["data"],
            "properties": {"data": {"type": "string", "contentSchema": {"type": "object",
              "required": ["title"], "properties": {"title": {"type": "string"}}}}}}}}}}}}}}
        """)
    let answer = try server.answer(
      ReceivedRequest(method: "GET", path: "/feed", query: [], headers: [:], body: Data())
    ).get()
    let lines = String(decoding: answer.body, as: UTF8.self).split(separator: "\n")
    let data = lines.filter { $0.hasPrefix("data: ") }.map { $0.dropFirst("data: ".count) }
    #expect(data.count == 3)
    for text in data { #expect(try JSON(text: Data(text.utf8))["title"]?.stringValue != nil) }
  }

  /// A contract with one operation, whose response has this content.
  private func server(answering content: String, schemas: String = "{}") throws -> FakeServer {
    try FakeServer(
      contract: """
        {"paths": {"/feed": {"GET": {"id": "feed", "responses": {"200": {"content": \(content)}}}}},
         "components": {"schemas": \(schemas)}}
        """)
  }

  private func pieces(
    of content: String, headers: HTTPHeaders = [:], separator: String = "\n\n",
    schemas: String = "{}"
  ) throws -> [String] {
    let request = ReceivedRequest(
      method: "GET", path: "/feed", query: [], headers: headers, body: Data())
    let answer = try server(answering: content, schemas: schemas).answer(request).get()
    return String(decoding: answer.body, as: UTF8.self).components(separatedBy: separator)
      .filter { !$0.isEmpty }
  }

  @Test func bytesInStreamsAreBase64() throws {
    let bytes = #"{"type": "string", "contentEncoding": "base64"}"#
    let data = try pieces(
      of:
        #"{"text/event-stream": {"itemSchema": {"type": "object", "required": ["data"], "properties": {"data": \#(bytes)}}}}"#
    )
    let bare = try pieces(of: #"{"text/event-stream": {"itemSchema": \#(bytes)}}"#)
    let lines = try pieces(
      of: #"{"application/jsonl": {"itemSchema": \#(bytes)}}"#, separator: "\n")
    let texts =
      try (data + bare).map { try #require($0.split(separator: "data: ").last) }.map(String.init)
      + lines.map { try #require(try JSON(text: Data($0.utf8)).stringValue) }
    #expect(texts.count == 9 && texts.allSatisfy { Data(base64Encoded: $0)?.count == 12 })
    let json = try pieces(
      of: #"""
        {"text/event-stream": {"itemSchema": {"type": "object", "required": ["data"], "properties": {"data":
          {"type": "string", "contentEncoding": "base64", "contentSchema": {"const": {"a": 1}}}}}}}
        """#)
    #expect(json[0].hasSuffix("data: " + Data(#"{"a":1}"#.utf8).base64EncodedString()))
  }

  @Test func eventsWithoutDataAreSentWithoutIt() throws {
    let events = try pieces(
      of: #"""
        {"text/event-stream": {"itemSchema": {"oneOf": [
          {"type": "object", "required": ["comment"], "properties": {"comment": {"const": "alive"}}},
          {"type": "object", "required": ["event"], "properties": {"event": {"const": "ping"}}},
          {"type": "object", "required": ["data"], "properties": {"data": {"const": "hello"}}}]}}}
        """#)
    #expect(Set(events) == [": alive", "event: ping", "data: hello"])
  }

  /// By the letter each is another member too.
  @Test func membersOfStreamsTakeTurns() throws {
    let tagged =
      #"{"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}}"#
    let last =
      #"{"type": "object", "required": ["kind", "a"], "properties": {"kind": {"type": "string"}, "a": {"type": "integer"}}}"#
    let union =
      ##"{"oneOf": [{"$ref": "A"}, {"$ref": "B"}, {"$ref": "C"}], "discriminator": {"propertyName": "kind"}}"##
    let lines = try pieces(
      of: #"{"application/jsonl": {"itemSchema": \#(union)}}"#, separator: "\n",
      schemas: #"{"A": \#(tagged), "B": \#(tagged), "C": \#(last)}"#)
    let kinds = ["A", "B", "C"].filter { kind in
      lines.contains { $0.contains(#""kind":"\#(kind)""#) }
    }
    #expect(kinds == ["A", "B", "C"], "\(lines)")
  }

  @Test func examplesOfStreamsAreSent() throws {
    let event =
      #"{"type": "object", "required": ["data"], "properties": {"event": {"type": "string"}, "data": {"type": "string"}}}"#
    let text = #"{"serializedValue": "event: a\ndata: one\n\ndata: two\ndata: three\n"}"#
    let list = #"{"dataValue": [{"event": "b", "data": "four"}]}"#
    let content =
      #"{"text/event-stream": {"itemSchema": \#(event), "examples": {"first": \#(text), "second": \#(list)}}}"#
    #expect(
      try pieces(of: content, headers: ["Prefer": "example=first"])
        == ["event: a\ndata: one", "data: two\ndata: three"])
    #expect(try pieces(of: content) == ["event: a\ndata: one", "data: two\ndata: three"])
    #expect(
      try pieces(of: content, headers: ["Prefer": "example=second"]) == ["event: b\ndata: four"])
    #expect(try pieces(of: content, headers: ["Prefer": "dynamic=true"]).count == 3)
    // Data alone, and of several kinds.
    #expect(
      try pieces(
        of: #"{"text/event-stream": {"itemSchema": {"type": "string"}, "example": ["a", "b"]}}"#)
        == ["id: 1\nretry: 1000\ndata: a", "id: 2\ndata: b"])
    #expect(
      try pieces(
        of: #"{"application/jsonl": {"itemSchema": {"type": "integer"}, "example": "1\n2\n"}}"#,
        separator: "\n") == ["1", "2"])
    #expect(
      try pieces(
        of: #"{"application/json-seq": {"itemSchema": {"type": "object"}, "example": {"a": 1}}}"#,
        separator: "\n") == ["\u{1E}{\"a\":1}"])
    // One that is not valid is none.
    #expect(
      try pieces(
        of: #"{"application/jsonl": {"itemSchema": {"type": "integer"}, "example": ["a"]}}"#,
        separator: "\n"
      ).count == 3)
  }

  @Test func streamsSendSeveralValues() async throws {
    for stream in [api.streams.watch(), api.streams.export(), api.streams.journal()] {
      var things: [Thing] = []
      for try await thing in stream { things.append(thing) }
      #expect(things.count == 3)
    }
    try server.verify()
  }

  @Test func eventsHaveIDsAndATimeToRetry() throws {
    let events = try server.answered("GET /v1/live").text
    #expect(events.components(separatedBy: "\n\n").filter { !$0.isEmpty }.count == 3)
    #expect(events.hasPrefix("id: 1\nretry: 1000\ndata: {"))
    #expect(events.contains("\n\nid: 3\ndata: {"))
    let rest = try server.answered(
      "GET /v1/live", ["Authorization": "Bearer t", "Last-Event-ID": "2"])
    #expect(rest.text.hasPrefix("id: 3\n"))
    let none = try server.answered(
      "GET /v1/live", ["Authorization": "Bearer t", "Last-Event-ID": "3"])
    #expect(none.status == 204 && none.data.isEmpty)
    let journal = try server.answered("GET /v1/journal").text
    #expect(journal.hasPrefix("\u{1E}{") && journal.split(separator: "\u{1E}").count == 3)
  }

  /// A client that reads until the server has no more to say, and one that waits for the end.
  @Test(arguments: [nil, "[DONE]"]) func streamsEndAsClientsExpect(end: String?) async throws {
    var stream: [ContractDraft.Member] = [
      .init(
        "responses",
        ["200": ["content": ["text/event-stream": ["itemSchema": ["type": "integer"]]]]])
    ]
    if let end { stream.append(.init("streamEnd", .text(end))) }
    let draft: ContractDraft = ["paths": ["/live": ["GET": ContractDraft(.object(stream))]]]
    let clock = TestClock()
    var configuration = APIClient.Configuration(server: "https://live.example")
    configuration.clock = clock
    configuration.random = { 0 }
    let client = APIClient(configuration, transport: FakeServer(Contract(draft.text)))
    struct Live: Endpoint { let request = EndpointRequest(.get, "/live") }
    let numbers = Task {
      var numbers: [Int] = []
      for try await number in client.events(Live(), as: Int.self, end: end) {
        numbers.append(number)
      }
      return numbers
    }
    if end == nil {
      try await clock.sleepers(1)
      clock.advance(by: .seconds(1))
    }
    #expect(try await numbers.value.count == 3)
  }

  // MARK: Files

  @Test func filesAreSentInParts() throws {
    let key: HTTPHeaders = ["Authorization": "Bearer t"]
    func part(_ range: String, _ other: (String, String)? = nil) throws -> Answered {
      var headers = key
      headers.append("Range", range)
      if let other { headers.append(other.0, other.1) }
      return try server.answered("GET /v1/books/1/text", headers)
    }
    let whole = try server.answered("GET /v1/books/1/text", key)
    let tag = try #require(whole.headers["ETag"])
    #expect(whole.status == 200 && whole.data.count == 1_024)
    #expect(whole.headers["Content-Type"] == "application/pdf")
    #expect(whole.headers["Accept-Ranges"] == "bytes")
    let middle = try part("bytes=10-19")
    #expect(middle.status == 206 && middle.data == whole.data[10..<20])
    #expect(middle.headers["Content-Range"] == "bytes 10-19/1024" && middle.headers["ETag"] == tag)
    #expect(try part("bytes=1000-").data == whole.data[1000...])
    #expect(try part("bytes=-24").data == whole.data[1000...])
    #expect(try part("bytes=1000-9999").headers["Content-Range"] == "bytes 1000-1023/1024")
    let beyond = try part("bytes=1024-")
    #expect(beyond.status == 416 && beyond.headers["Content-Range"] == "bytes */1024")
    #expect(beyond.data.isEmpty)
    for other in ["bytes=0-1,3-4", "bytes=5-4", "lines=1-2", "bytes=x-"] {
      #expect(try part(other).status == 200, "\(other)")
    }
    #expect(try part("bytes=10-19", ("If-Range", tag)).status == 206)
    #expect(try part("bytes=10-19", ("If-Range", "\"old\"")).status == 200)
    #expect(try server.answered("HEAD /v1/books/1/text", key).headers["ETag"] == tag)
    #expect(try server.answered("GET /v1/books/2/text", key).headers["ETag"] != tag)
  }

  @Test func aDownloadThatWasCutGoesOn() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let ranges = Locked<[String?]>([])
    server.on("Books.text") { request, _ in
      ranges.with { $0.append(request.headers["Range"]) }
      return nil
    }
    server.disturb("Books.text", .cut(after: 100))
    let file = directory.appending(path: "book.pdf")
    let options = RequestOptions(
      resumption: DownloadResumption(directory: directory.appending(path: "parts")))
    await #expect {
      try await api.books.text(id: 1, to: file, options: options)
    } throws: {
      ($0 as? APIError)?.transportCode == .truncated
    }
    try await api.books.text(id: 1, to: file, options: options)
    #expect(ranges.with { $0 } == [nil, "bytes=100-"])
    #expect(try await Data(contentsOf: file) == api.books.text(id: 1))
    try server.verify()
  }

  @Test func uploadsCanBeDownloaded() async throws {
    let picture = Data([0xFF, 0xD8, 1, 2, 3])
    #expect(try await api.books.cover(id: 1) != picture)
    try await api.books.setCover(
      id: 1, .data(picture), options: RequestOptions(headers: ["Content-Type": "image/jpeg"]))
    let (cover, response) = try await api.withResponse { try await $0.books.cover(id: 1) }
    #expect(cover == picture && response.headers["Content-Type"] == "image/jpeg")
    #expect(try await api.books.cover(id: 2) != picture)

    let added = try await api.attachments.create(
      file: UploadFile(data: picture, fileName: "a.bin"), name: "a")
    #expect(try await api.attachments.content(id: added.id) == picture)
    #expect(try await api.attachments.get(id: added.id) == added && added.name == "a")
    server.reset()
    #expect(try await api.books.cover(id: 1) != picture)
    try server.verify()
  }

  // MARK: Caches

  @Test func whatIsCachedIsConfirmed() async throws {
    let options = {
      var options = RequestOptions()
      options.cache = .http
      return options
    }()
    let api = api
    func loans() async throws -> (value: [Thing], source: HTTPResponse.Source) {
      let (value, response) = try await api.withResponse {
        try await $0.loans.list(limit: 50, options: options)
      }
      return (value, response.source)
    }
    let first = try await loans()
    #expect(first.source == .mock && first.value.count == 3)
    let second = try await loans()
    #expect(second.source == .revalidated && second.value == first.value)
    let added = try await api.loans.add(name: "New")
    let third = try await loans()
    #expect(third.source == .mock && third.value == first.value + [added])
    let tag = try #require(try server.answered("GET /v1/loans").headers["ETag"])
    let known = try server.answered(
      "GET /v1/loans", ["Authorization": "Bearer t", "If-None-Match": "\"x\", W/\(tag)"])
    #expect(known.status == 304 && known.data.isEmpty && known.headers["ETag"] == tag)
    try server.verify()
  }

  @Test func aQueryIsRevalidatedToo() throws {
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/pets": {"QUERY": {"id": "find", "requestBody": {"content": {"application/json": {}}},
        "responses": {"200": {"content": {"application/json": {"schema": {"type": "integer"}}}}}}}}}
        """#)
    let found = try server.answered("QUERY /pets", [:], "{}")
    let tag = try #require(found.headers["ETag"])
    let known = try server.answered("QUERY /pets", ["If-None-Match": tag], "{}")
    #expect(found.status == 200 && known.status == 304 && known.data.isEmpty)
  }
}

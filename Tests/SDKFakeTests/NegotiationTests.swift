import Foundation
import SDKCore
import Testing

@testable import SDKFake

/// Methods, types and parameters as HTTP means them.
struct NegotiationTests {
  private func server(_ parameter: String) throws -> FakeServer {
    try FakeServer(
      contract: #"{"paths": {"/things": {"GET": {"id": "list", "parameters": [\#(parameter)]}}}}"#)
  }

  /// A comma that is encoded does not separate, and a plus that is kept is no blank.
  @Test(
    arguments: [
      (
        #""explode": false"#, #"{"type": "array", "items": {"type": "string"}}"#, "f=a%2Cb,c+d",
        ["a,b", "c d"]
      ),
      (
        #""explode": false"#, #"{"type": "array", "items": {"type": "string"}}"#, "f=a%2Cb",
        ["a", "b"]
      ),
      (#""explode": false"#, #"{"type": "object"}"#, "f=R,a%2Cb,G,1", ["R": "a,b", "G": "1"]),
      (#""allowReserved": true"#, #"{"type": "string"}"#, "f=a+b%20c:/?@", "a+b c:/?@"),
      (#""allowReserved": false"#, #"{"type": "string"}"#, "f=a+b", "a b"),
      (
        #""style": "pipeDelimited""#, #"{"type": "array", "items": {"type": "string"}}"#,
        "f=a%7Cb|c", ["a", "b", "c"]
      ),
    ] as [(String, String, String, JSON)])
  func queriesAreReadAsTheyAreSent(style: String, schema: String, query: String, value: JSON) throws
  {
    let server = try server(#"{"name": "f", "in": "query", \#(style), "schema": \#(schema)}"#)
    let seen = Locked<JSON?>(nil)
    server.on("list") { request, _ in
      seen.with { $0 = request.arguments["f"] }
      return nil
    }
    let request = ReceivedRequest(
      method: "GET", target: "/things?\(query)", headers: ["Host": "a"], body: Data())
    #expect(try server.answer(request).get().violations == [])
    #expect(seen.with { $0 } == value)
  }

  // MARK: Types of answers

  private static let several = #"""
    {"paths": {"/things": {
      "GET": {"id": "get", "responses": {"200": {"content": {"text/plain": {"schema": {"type": "string"}},
        "application/vnd.a+json; version=2": {"schema": {"type": "integer"}}, "application/vnd.a+json; version=1": {"schema": {"type": "integer"}},
        "application/xml": {"schema": {"type": "string"}}, "image/*": {}}}}},
      "POST": {"id": "add", "requestBody": {"content": {"application/json": {"schema": {"type": "object"}}, "application/vnd.a+json; version=2": {"schema": {"type": "integer"}}}}, "responses": {"204": {}}},
      "PATCH": {"id": "change", "requestBody": {"content": {"application/json-patch+json": {}}}, "responses": {"204": {}}}},
    "/pictures": {"PUT": {"id": "draw", "requestBody": {"content": {"image/*": {}, "application/*+json": {}}}, "responses": {"204": {}, "default": {"content": {"application/json": {"schema": {"type": "object"}}}}}}}}}
    """#

  @Test(
    arguments: [
      (nil, "application/vnd.a+json; version=1"), ("*/*", "application/vnd.a+json; version=1"),
      ("", "application/vnd.a+json; version=1"),
      ("text/plain", "text/plain"), ("TEXT/*;q=0.5, application/xml;q=0.4", "text/plain"),
      ("application/xml, text/plain", "application/xml"), ("text/plain;q=0, text/*", nil),
      ("text/plain;q=0, */*", "application/vnd.a+json; version=1"),
      ("*/*;q=0.1, application/xml", "application/xml"),
      ("application/vnd.a+json;version=2", "application/vnd.a+json; version=2"),
      ("application/json", "application/vnd.a+json; version=1"), ("image/webp", "image/png"),
      ("text/html", nil), ("text/html;q=0.9, audio/*", nil), ("application/vnd.b+json", nil),
      (#"text/html;x="a,b;q=1", text/plain;q=0.1"#, "text/plain"),
    ] as [(String?, String?)])
  func acceptChooses(accept: String?, type: String?) throws {
    let server = try FakeServer(contract: Self.several)
    var headers = HTTPHeaders()
    if let accept { headers.append("Accept", accept) }
    let answer = try server.answered("GET /things", headers)
    #expect(answer.status == (type == nil ? 406 : 200))
    if let type { #expect(answer.headers["Content-Type"] == type) }
    #expect(answer.problems.isEmpty == (type != nil))
    #expect(answer.problems.allSatisfy { $0.hasPrefix("header.Accept is '") })
  }

  // MARK: Types of bodies

  @Test(
    arguments: [
      ("POST /things", "application/json", nil),
      ("POST /things", "Application/JSON; charset=UTF-8", nil),
      ("POST /things", "application/merge-patch+json", "Accept-Post"),
      ("POST /things", "text/plain", "Accept-Post"), ("POST /things", "json", "Accept-Post"),
      ("PATCH /things", "application/json", "Accept-Patch"),
      ("PUT /pictures", "text/plain", "Accept"), ("PUT /pictures", "application/ld+json", nil),
    ] as [(String, String, String?)])
  func otherTypesAreRefused(line: String, type: String, field: String?) throws {
    let server = try FakeServer(contract: Self.several)
    let answer = try server.answered(line, [:], "{}", type: type)
    #expect(answer.status == (field == nil ? 204 : line.hasPrefix("PUT") ? 415 : 422))
    if let field { #expect(answer.headers[field]?.contains("/") == true) }
  }

  /// Of what the spec declares, that is the status which says most; a response for all others comes last.
  @Test(arguments: [([415, 400, 422], 415), ([422, 400], 400), ([422], 422), ([404], 422)])
  func theStatusOfOtherTypesIsDeclared(statuses: [Int], status: Int) throws {
    let answers = Dictionary(uniqueKeysWithValues: ([200] + statuses).map { ($0, String?.none) })
    let server = try StoreContract().path("/things", ("POST", "{}", answers)).server()
    #expect(try server.answered("POST /things", [:], "{}", type: "text/plain").status == status)
  }

  /// An example is of a type in the range, with a body.
  @Test(
    arguments: [
      ("image/*", "image/png"), ("*/*", "application/json"), ("text/*", "text/plain"),
      ("application/*+json", "application/vnd.sample+json"),
      ("application/vnd.a.*+json", "application/vnd.a.sample+json"),
    ])
  func examplesAreOfOneType(range: String, type: String) throws {
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/things?kind=a": {"POST": {"id": "add", "route": "/things", "responses": {"204": {}},
        "parameters": [{"name": "kind", "in": "query", "required": true, "schema": {"type": "string", "const": "a"}}],
        "requestBody": {"required": true, "content": {"\#(range)": {"schema": {}}}}}}}}
        """#)
    let example = try #require(server.example(of: "add"))
    #expect(example.contentType == type && example.parameters.count == 1)
    let body = example.isFile ? "x" : example.body
    #expect(
      try server.answered("POST /things?kind=a", [:], body, type: type).problems == [], "\(body)")
  }

  @Test func parametersOfTypesCount() throws {
    let server = try FakeServer(contract: Self.several)
    func sent(_ type: String) throws -> [String] {
      try server.answered("POST /things", [:], "1", type: type).problems
    }
    #expect(try sent("application/vnd.a+json; Version=\"2\"") == [])
    // Nothing is said against it.
    #expect(try sent("application/vnd.a+json") == [])
    #expect(try sent("application/json") == ["body is 1, not an object"])
  }

  @Test func bodiesWithoutATypeAndInOtherCodingsAreRefused() throws {
    let server = try FakeServer(contract: Self.several)
    func sent(_ headers: HTTPHeaders) throws -> FakeAnswer {
      try server.answer(
        ReceivedRequest(
          method: "POST", path: "/things", query: [], headers: headers, body: Data("{}".utf8))
      ).get()
    }
    let none = try sent([:])
    #expect(none.status == 422 && none.headers["Content-Type"] == "application/problem+json")
    #expect(
      none.violations.map(\.problem) == [
        "is missing, not application/json or application/vnd.a+json"
      ])
    let coded = try sent(["Content-Type": "application/json", "Content-Encoding": "gzip"])
    #expect(coded.status == 422 && coded.violations.map(\.problem) == ["is 'gzip', not identity"])
  }

  @Test func textsAreInTheirCharset() throws {
    let server = try FakeServer(
      contract:
        #"{"paths": {"/things": {"PUT": {"id": "set", "requestBody": {"content": {"text/plain": {"schema": {"type": "string", "maxLength": 2}}}}}}}}"#
    )
    func problems(_ bytes: [UInt8], _ type: String) throws -> [String] {
      try server.answer(
        ReceivedRequest(
          method: "PUT", path: "/things", query: [], headers: ["Content-Type": type],
          body: Data(bytes))
      ).get().violations.map(\.problem)
    }
    #expect(try problems([0xE4, 0xF6], "text/plain; charset=ISO-8859-1") == [])
    #expect(
      try problems([0xE4, 0xF6, 0xFC], "text/plain; charset=latin1") == [
        "has 3 characters, not 2 or fewer"
      ])
    #expect(try problems([0, 0x61, 0, 0x62], "text/plain; charset=\"utf-16be\"") == [])
    #expect(
      try problems([0x61], "text/plain; charset=klingon") == [
        "is no text in the charset that its type states"
      ])
  }

  // MARK: Methods

  @Test func optionsSayWhatIsTaken() throws {
    let server = try FakeServer(contract: Self.several)
    let options = try server.answered("OPTIONS /things")
    #expect(options.status == 204 && options.headers["Allow"]?.contains("PATCH") == true)
    #expect(options.headers["Accept-Post"] == "application/json, application/vnd.a+json; version=2")
    #expect(options.headers["Accept-Patch"] == "application/json-patch+json")
    #expect(try server.answered("OPTIONS *").status == 204)
    #expect(try server.answered("OPTIONS /none").status == 404)
    let lower = try server.answered("get /things")
    #expect(lower.status == 405 && lower.headers["Allow"]?.contains("GET") == true)
    let head = try server.answered("HEAD /none")
    #expect(head.status == 404 && head.data.isEmpty && head.headers["Content-Length"] != nil)
  }

  // MARK: Parameters

  @Test(arguments: [
    ("boolean", "?f=", []), ("boolean", "?f", []), ("integer", "?f=", []), ("string", "?f", []),
    ("boolean", "", ["query.f is missing"]), ("boolean", "?f=x", ["query.f is 'x', not a boolean"]),
  ])
  func emptyValuesMayBeAllowed(type: String, query: String, problems: [String]) throws {
    let allowed = try server(
      #"{"name": "f", "in": "query", "required": true, "allowEmptyValue": true, "schema": {"type": "\#(type)", "minLength": 1}}"#
    )
    let seen = Locked<JSON?>(nil)
    allowed.on("list") { request, _ in
      seen.with { $0 = request.arguments["f"] }
      return nil
    }
    #expect(try allowed.answered("GET /things\(query)").problems == problems)
    if type == "boolean", problems.isEmpty { #expect(seen.with { $0 } == true) }
    let refused = try server(
      #"{"name": "f", "in": "query", "schema": {"type": "\#(type)", "minLength": 1}}"#)
    #expect(try refused.answered("GET /things\(query)").problems.isEmpty == query.isEmpty)
  }

  @Test(arguments: [
    (#""explode": true"#, "f=", 0), (#""explode": false"#, "f=", 0),
    (#""explode": true"#, "f=&f=", 2),
    (#""explode": true"#, "f[]=a", 1), (#""style": "pipeDelimited""#, "f=", 0),
  ])
  func emptyLists(style: String, query: String, count: Int) throws {
    let list = #"{"type": "array", "items": {"type": "string"}}"#
    let server = try server(#"{"name": "f", "in": "query", \#(style), "schema": \#(list)}"#)
    let seen = Locked<JSON?>(nil)
    server.on("list") { request, _ in
      seen.with { $0 = request.arguments["f"] }
      return nil
    }
    #expect(try server.answered("GET /things?\(query)").problems == [])
    #expect(seen.with { $0 }?.arrayValue?.count == count)
  }

  @Test(
    arguments: [
      (
        #"{"type": "array", "items": {"type": "string", "maxLength": 3}}"#, false,
        ["a, b", #""c,d""#], ["a", "b", "c,d"]
      ),
      (
        #"{"type": "array", "items": {"type": "string"}}"#, false, [#""a\"b" ,, c"#], ["a\"b", "c"]
      ),
      (#"{"type": "array", "items": {"type": "integer"}}"#, false, ["1", "2"], [1, 2]),
      (
        #"{"type": "object", "properties": {"R": {"type": "integer"}}}"#, false, ["R, 1, G, x"],
        ["R": 1, "G": "x"]
      ),
      (
        #"{"type": "object", "properties": {"R": {"type": "integer"}}}"#, true, ["R=1", "G=x"],
        ["R": 1, "G": "x"]
      ),
      (#"{"type": "string"}"#, false, ["Tue, 01 Jan"], "Tue, 01 Jan"),
      (#"{"type": "string"}"#, false, ["a", "b"], "a, b"),
    ] as [(String, Bool, [String], JSON)])
  func listsInHeaders(schema: String, explodes: Bool, lines: [String], value: JSON) throws {
    let server = try server(
      #"{"name": "X-F", "in": "header", "explode": \#(explodes), "schema": \#(schema)}"#)
    let seen = Locked<JSON?>(nil)
    server.on("list") { request, _ in
      seen.with { $0 = request.arguments["X-F"] }
      return nil
    }
    var headers = HTTPHeaders()
    for line in lines { headers.append("x-f", line) }
    #expect(try server.answered("GET /things", headers).problems == [])
    #expect(seen.with { $0 } == value)
  }

  @Test(
    arguments: [
      (#""explode": false"#, ["a=1; f=1,2"], [1, 2]), (#""explode": true"#, ["f=1&f=2"], [1, 2]),
      (#""style": "cookie""#, ["f=1; f=2"], [1, 2]),
      (#""style": "cookie""#, ["f=1", "f=2"], [1, 2]),
      (#""style": "cookie", "explode": false"#, ["f=\"1,2\""], [1, 2]),
      (#""explode": false"#, ["f=1%2C2"], [1, 2]),
    ] as [(String, [String], JSON)])
  func listsInCookies(style: String, lines: [String], value: JSON) throws {
    let server = try server(
      #"{"name": "f", "in": "cookie", \#(style), "schema": {"type": "array", "items": {"type": "integer"}}}"#
    )
    let seen = Locked<JSON?>(nil)
    server.on("list") { request, _ in
      seen.with { $0 = request.arguments["f"] }
      return nil
    }
    var headers = HTTPHeaders()
    for line in lines { headers.append("Cookie", line) }
    #expect(try server.answered("GET /things", headers).problems == [])
    #expect(seen.with { $0 } == value)
  }

  @Test func headersOfAnswersAreWrittenAndJudged() throws {
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/things": {"GET": {"id": "list", "responses": {"204": {"headers": {
        "X-List": {"required": true, "schema": {"type": "array", "minItems": 2, "items": {"type": "integer"}}},
        "X-Object": {"required": true, "explode": true, "schema": {"type": "object", "required": ["R"], "properties": {"R": {"type": "integer"}}}},
        "X-JSON": {"required": true, "content": {"application/json": {"schema": {"type": "object"}}}}}}}}}}}
        """#)
    let headers = try server.answered("GET /things").headers
    #expect(headers["X-List"]?.contains(/^\d+,\d+/) == true)
    #expect(
      headers["X-Object"]?.contains(/^R=\d+$/) == true && headers["X-JSON"]?.hasPrefix("{") == true)
    let told = FakeAnswer(
      status: 204, headers: ["X-List": "1", "X-Object": "R=x", "X-JSON": "{}"])
    server.on("list") { _, _ in told }
    #expect(
      try server.answered("GET /things").problems == [
        "header.X-List has 1 items, not 2 or more", "header.X-Object.R is 'x', not an integer",
      ])
  }

  // MARK: Tags

  /// A tag that the spec demands is that of the body, and no sample that stays.
  @Test func tagsFollowTheBody() throws {
    let pet =
      #"{"content": {"application/json": {"schema": {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}}}}}, "headers": {"ETag": {"required": true, "schema": {"type": "string"}}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/pets": {"POST": {"id": "add", "requestBody": {"content": {"application/json": {}}}, "responses": {"201": \#(pet)}}},
        "/pets/{id}": {"GET": {"id": "get", "responses": {"200": \#(pet)}, "parameters": [{"name": "id", "in": "path", "schema": {"type": "integer"}}]},
        "PATCH": {"id": "set", "requestBody": {"content": {"application/json": {}}}, "responses": {"200": \#(pet)}, "parameters": [{"name": "id", "in": "path", "schema": {"type": "integer"}}]}}}}
        """#)
    let made = try server.answered("POST /pets", [:], #"{"id": 1, "name": "Mia"}"#)
    let first = try server.answered("GET /pets/1").headers["ETag"]
    #expect(first?.hasPrefix("\"") == true && made.headers["ETag"] == first)
    let changed = try server.answered("PATCH /pets/1", [:], #"{"name": "Bo"}"#).headers["ETag"]
    let last = try server.answered("GET /pets/1").headers["ETag"]
    #expect(changed != first && changed == last)
  }
}

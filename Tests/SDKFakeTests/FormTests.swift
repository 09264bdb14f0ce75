import Foundation
import SDKCore
import Testing

@testable import SDKFake

/// Forms and queries, also such as nobody sends.
struct FormTests {
  private func server(
    _ parameter: String = "{}", _ type: String = "application/x-www-form-urlencoded",
    _ schema: String = "{}"
  ) throws
    -> FakeServer
  {
    try FakeServer(
      contract: #"""
        {"paths": {"/things": {"POST": {"id": "add", "requestBody": {"content": {"\#(type)": {"schema": \#(schema)}}}},
        "GET": {"id": "list", "parameters": [\#(parameter)]}}}}
        """#)
  }

  // MARK: Queries

  /// A text that is neither an object nor anything else is no object without properties.
  @Test(arguments: [
    ("created=5", []), ("created[gt]=5", []),
    ("created=", ["query.created is '', which is no member"]),
    ("created=x", ["query.created is 'x', which is no member"]),
    ("created=gt,5", ["query.created is 'gt,5', which is no member"]),
    ("created[gt]=x", ["query.created.gt is 'x', not an integer"]),
  ])
  func objectsInBrackets(query: String, problems: [String]) throws {
    let schema =
      #"{"anyOf": [{"type": "object", "properties": {"gt": {"type": "integer"}}}, {"type": "integer"}]}"#
    let server = try server(
      #"{"name": "created", "in": "query", "style": "deepObject", "explode": true, "schema": \#(schema)}"#
    )
    #expect(try server.answered("GET /things?\(query)").problems == problems)
  }

  /// Lists as Swagger 2.0 has them.
  @Test(arguments: [
    (#""csv""#, "tags=1,2"), (#""ssv""#, "tags=1%202"), (#""pipes""#, "tags=1%7C2"),
    (#""tsv""#, "tags=1%092"), (#""multi""#, "tags=1&tags=2"), (#"["csv", "pipes"]"#, "tags=1,2"),
  ])
  func collectionFormats(format: String, query: String) throws {
    let server = try server(
      #"{"name": "tags", "in": "query", "collectionFormat": \#(format), "schema": {"type": "array", "maxItems": 2, "items": {"type": "integer"}}}"#
    )
    #expect(try server.answered("GET /things?\(query)").problems == [])
    #expect(
      try server.answered("GET /things?tags=x").problems == ["query.tags[0] is 'x', not an integer"]
    )
  }

  @Test(arguments: [
    ("color=R,100,G,200", []), ("color=R", ["query.color is 'R', not an object"]),
    ("color=R,100,G", ["query.color is 'R,100,G', not an object"]),
    ("color=R,x", ["query.color.R is 'x', not an integer"]), ("color=", []),
  ])
  func objectsBetweenCommas(query: String, problems: [String]) throws {
    let server = try server(
      #"{"name": "color", "in": "query", "explode": false, "schema": {"type": "object", "properties": {"R": {"type": "integer"}}}}"#
    )
    #expect(try server.answered("GET /things?\(query)").problems == problems)
  }

  /// Integers have no end, unless the spec gives them one.
  @Test(arguments: [
    ("n=22118909590175794331648", []),
    ("n=-22118909590175794331648", ["query.n is -2.2118909590175794e+22, not 1 or more"]),
    ("n=1.5", ["query.n is '1.5', not an integer"]),
    ("n=--5", ["query.n is '--5', not an integer"]),
    ("n=1e3", ["query.n is '1e3', not an integer"]),
    ("n=\(String(repeating: "9", count: 400))", nil),
  ])
  func integersOfAnySize(query: String, problems: [String]?) throws {
    let server = try server(
      #"{"name": "n", "in": "query", "schema": {"type": "integer", "minimum": 1}}"#)
    let found = try server.answered("GET /things?\(query)").problems
    if let problems { #expect(found == problems) } else { #expect(found.count == 1) }
  }

  /// `nullable` means nothing in 3.1, and clients go by it.
  @Test func nullsAreReadWhereTheyAreTaken() throws {
    let server = try server(
      "{}", "application/x-www-form-urlencoded",
      #"{"properties": {"n": {"type": "integer", "nullable": true}, "m": {"type": "integer"}}}"#)
    let form = "application/x-www-form-urlencoded"
    #expect(try server.answered("POST /things", [:], "n=null", type: form).problems == [])
    #expect(try server.answered("POST /things", [:], "n=&m=1", type: form).problems == [])
    #expect(
      try server.answered("POST /things", [:], "m=null", type: form).problems
        == ["body.m is 'null', not an integer"])
  }

  /// An object in a field is JSON text, also where the field may be another text.
  @Test(arguments: [
    (#"{"opens": "9"}"#, true), ("", true), (#"{"opens": 9}"#, false), ("always", false),
  ])
  func objectsMayBeTextInstead(text: String, isValid: Bool) throws {
    let form = "application/x-www-form-urlencoded"
    let hours =
      #"{"anyOf": [{"type": "object", "properties": {"opens": {"type": "string"}}}, {"type": "string", "enum": [""]}]}"#
    let server = try server("{}", form, #"{"type": "object", "properties": {"hours": \#(hours)}}"#)
    let body = "hours=\(PercentEncoding.encoded(text))"
    #expect(try server.answered("POST /things", [:], body, type: form).problems.isEmpty == isValid)
  }

  /// Nothing between the names and `&` is an empty list, and so examples have it.
  @Test(arguments: [
    #""n": {"type": "array", "items": {"type": "integer"}, "example": []}"#,
    #""n": {"type": "array", "items": {"type": "string"}, "example": []}"#,
  ])
  func listsMayBeEmpty(property: String) throws {
    let form = "application/x-www-form-urlencoded"
    let server = try server(
      #"{"name": "q", "in": "query", "required": true, "schema": \#(property.dropFirst(5))}"#, form,
      #"{"type": "object", "required": ["n"], "properties": {\#(property)}}"#)
    let example = try #require(server.example(of: "add"))
    #expect(example.body == "n=")
    #expect(try server.answered("POST /things", [:], example.body, type: form).problems == [])
    #expect(try server.answered("POST /things", [:], "n[]=", type: form).problems.count <= 1)
    #expect(try server.answered("GET /things?q=").problems == [])
    #expect(server.example(of: "list")?.parameters.first?.value == "")
  }

  /// So are objects, and lists of them, which have no fields to say that they are there.
  @Test func objectsMayBeEmpty() throws {
    let form = "application/x-www-form-urlencoded"
    let item = #"{"type": "object", "properties": {"sku": {"type": "string"}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/things": {
        "GET": {"id": "list", "parameters": [{"name": "q", "in": "query", "required": true, "schema": \#(item)},
        {"name": "deep", "in": "query", "required": true, "style": "deepObject", "schema": \#(item)}], "responses": {"204": {}}},
        "POST": {"id": "add", "requestBody": {"content": {"\#(form)": {"encoding": {"items": {"style": "deepObject"}, "at": {"style": "form"}},
        "schema": {"type": "object", "required": ["items", "at"], "properties": {"items": {"type": "array", "items": \#(item)}, "at": \#(item)}, "example": {"items": [{}, {}], "at": {}}}}}}, "responses": {"204": {}}}}}}
        """#)
    let example = try #require(server.example(of: "add"))
    #expect(example.body == "items%5B0%5D=&items%5B1%5D=")
    #expect(try server.answered("POST /things", [:], example.body, type: form).problems == [])
    #expect(try server.answered("GET /things?deep=").problems == [])
    #expect(try server.answered("GET /things").problems == ["query.deep is missing"])
  }

  /// A list without items is a part without content, in requests and answers.
  @Test(arguments: ["", #", "encoding": {"tags": {"contentType": "application/json"}}"#])
  func listsOfPartsMayBeEmpty(encoding: String) throws {
    let content = #"""
      {"multipart/form-data": {"schema": {"type": "object", "required": ["tags"], "properties": {"tags": {"type": "array", "items": {"type": "string", "minLength": 1}}}, "example": {"tags": []}}\#(encoding)}}
      """#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/things": {"POST": {"id": "add", "requestBody": {"content": \#(content)}, "responses": {"200": {"content": \#(content)}}}}}}
        """#)
    let part = try #require(server.example(of: "add")?.parts.first)
    let type = part.type.map { "Content-Type: \($0)\r\n" } ?? ""
    let body =
      "--b\r\nContent-Disposition: form-data; name=\"tags\"\r\n\(type)\r\n\(part.value ?? "?")\r\n--b--\r\n"
    let answer = try server.answered(
      "POST /things", [:], body, type: "multipart/form-data; boundary=b")
    #expect(answer.problems == [] && answer.status == 200)
    let response = FakeAnswer(status: 200, headers: answer.headers, body: answer.data)
    let operation = server.model.operation(server.model.router.entries[0])
    #expect(ResponseJudge(server.model.library).violations(of: response, to: operation) == [])
  }

  // MARK: Forms

  @Test func namesWithBracketsAreRead() {
    func read(_ form: String) -> WireValue { WireReader.nested(WireReader.items(of: form)) }
    #expect(read("") == .fields([]))
    #expect(read("a=1&b=2") == .fields([("a", .text("1")), ("b", .text("2"))]))
    #expect(read("a=1&a=2") == .fields([("a", .list([.text("1"), .text("2")]))]))
    #expect(read("a[]=1&a[]=2") == .fields([("a", .list([.text("1"), .text("2")]))]))
    #expect(
      read("a[1]=x&a[b]=y") == .fields([("a", .fields([("1", .text("x")), ("b", .text("y"))]))]))
    #expect(
      read("a[0][b]=1&a[0][c]=2&a[1][b]=3")
        == .fields([
          (
            "a",
            .list([.fields([("b", .text("1")), ("c", .text("2"))]), .fields([("b", .text("3"))])])
          )
        ]))
    #expect(
      read("a[b]=1&a=2") == .fields([("a", .list([.fields([("b", .text("1"))]), .text("2")]))]))
  }

  /// No form takes all of the stack, or all the time there is.
  @Test func formsWithoutEnd() throws {
    let server = try server("{}", "application/x-www-form-urlencoded", #"{"type": "object"}"#)
    let deep = "a" + String(repeating: "[b]", count: 100_000) + "=1"
    let wide = (0..<40_000).map { "a\($0)=1" }.joined(separator: "&")
    let long = String(repeating: "a[]=1&", count: 40_000)
    try withinAMinute {
      for form in [deep, wide, long] {
        let answer = try server.answered(
          "POST /things", [:], form, type: "application/x-www-form-urlencoded")
        #expect(answer.status == 200 && answer.problems == [])
      }
    }
  }

  @Test(arguments: [
    #"{"type": "string", "format": "binary"}"#,
    #"{"type": "array", "items": {"type": "string", "format": "binary"}, "minItems": 1}"#,
  ])
  func partsOfNoObject(schema: String) throws {
    let server = try server("{}", "multipart/mixed", schema)
    let form = "--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n1\r\n--x--\r\n"
    let answer = try server.answered(
      "POST /things", [:], form, type: "multipart/mixed; boundary=x")

    #expect(answer.status == 200 && answer.problems == [])
  }

  @Test func partsWithoutEnd() throws {
    let server = try server(
      "{}", "multipart/form-data",
      #"{"properties": {"a": {"type": "array", "maxItems": 3, "items": {"type": "integer"}}, "b": {"type": "integer"}}}"#
    )
    func form(_ name: String, _ count: Int) -> String {
      String(
        repeating: "--x\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n1\r\n",
        count: count) + "--x--\r\n"
    }
    func problems(_ form: String) throws -> [String] {
      try server.answered("POST /things", [:], form, type: "multipart/form-data; boundary=x")
        .problems
    }
    #expect(try problems(form("a", 1)) == [])
    #expect(try problems(form("b", 1)) == [])
    #expect(try problems(form("b", 2)) == ["body.b is an array, not an integer"])
    let many = try withinAMinute { try problems(form("a", 20_000)) }
    #expect(many == ["body.a has 20000 items, not 3 or fewer"])
  }
}

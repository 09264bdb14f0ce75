import SDKCore
import Testing

@testable import SDKFake

/// What is around records, in answers and in what is sent.
struct EnvelopeTests {
  private static let pet =
    #"{"type": "object", "required": ["id", "name"], "properties": {"id": {"type": "integer", "readOnly": true}, "name": {"type": "string"}, "tag": {"type": "string"}}}"#
  private static let new =
    #"{"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}, "tag": {"type": "string"}}}"#
  private static let id = #"{"name": "id", "in": "path", "schema": {"type": "integer"}}"#

  private static func object(_ properties: String..., required: String = "") -> String {
    #"{"type": "object", "required": [\#(required)], "properties": {\#(properties.joined(separator: ", "))}}"#
  }

  /// Wraps the schema of one record, of what is sent, and of a list; and a body and the record in an answer.
  struct Wrapping: Sendable, CustomTestStringConvertible {
    var name: String
    var one: @Sendable (String) -> String
    var sent: @Sendable (String) -> String
    var list: @Sendable (String) -> String
    var body: @Sendable (JSON) -> JSON
    var path: [String]
    var testDescription: String { name }
  }

  private static let meta =
    #""meta": {"type": "object", "properties": {"version": {"type": "string"}}}"#

  static let wrappings = [
    Wrapping(
      name: "data", one: { object(#""data": \#($0)"#, required: #""data""#) }, sent: { $0 },
      list: { object(#""data": {"type": "array", "items": \#($0)}"#, required: #""data""#) },
      body: { $0 }, path: ["data"]),
    Wrapping(
      name: "singular and meta", one: { object(#""pet": \#($0)"#, meta) },
      sent: { object(#""pet": \#($0)"#, required: #""pet""#) },
      list: {
        object(
          #""pets": {"type": "array", "items": \#($0)}"#,
          #""owners": {"type": "array", "items": {"type": "object"}}"#)
      }, body: { ["pet": $0] }, path: ["pet"]),
    Wrapping(
      name: "sent only", one: { $0 }, sent: { object(#""data": \#($0)"#, required: #""data""#) },
      list: {
        object(#""items": {"type": "array", "items": \#($0)}"#, #""total": {"type": "integer"}"#)
      }, body: { ["data": $0] }, path: []),
    Wrapping(
      name: "two deep",
      one: {
        object(#""response": \#(object(#""pet": \#($0)"#, meta))"#, #""code": {"type": "string"}"#)
      },
      sent: { $0 },
      list: {
        object(
          #""response": \#(object(#""items": {"type": "array", "items": \#($0)}"#, #""totalCount": {"type": "integer"}"#))"#
        )
      }, body: { $0 }, path: ["response", "pet"]),
  ]

  private func server(_ wrapping: Wrapping) throws -> FakeServer {
    let one = wrapping.one(Self.pet)
    let sent = wrapping.sent(Self.new)
    return try StoreContract()
      .path("/pets", ("GET", nil, [200: wrapping.list(Self.pet)]), ("POST", sent, [201: one]))
      .path(
        "/pets/{id}", ("GET", nil, [200: one, 404: nil]), ("PUT", sent, [200: one]),
        ("PATCH", #"{"type": "object"}"#, [200: one]), ("DELETE", nil, [204: nil]),
        parameters: [Self.id]
      ).server()
  }

  @Test(arguments: wrappings)
  func recordsAreFoundInEnvelopes(wrapping: Wrapping) throws {
    let server = try server(wrapping)
    #expect(server.summary == "6 of 6 operations keep state")
    func record(_ line: String, _ body: JSON? = nil) throws -> JSON? {
      let answer = try server.valid(line, body.map(wrapping.body)).body
      return wrapping.path.reduce(answer) { $0?[$1] }
    }
    let made = try record("POST /pets", ["name": "Mia", "tag": "a"])
    let id = try #require(made?["id"]?.intValue)
    #expect(made?["name"] == "Mia" && made?["tag"] == "a")
    #expect(try record("GET /pets/\(id)") == made)
    #expect(
      try record("PUT /pets/\(id)", ["name": "Bo"]) == ["id": .integer(Int64(id)), "name": "Bo"])
    #expect(try record("PATCH /pets/\(id)", ["tag": "b"])?["tag"] == "b")
    let list = try server.valid("GET /pets").body
    #expect(list?.description.contains(#""name":"Bo""#) == true, "\(list ?? .null)")
    let total = list?["total"] ?? list?["response"]?["totalCount"]
    #expect(total == nil || total == 4)
    try server.valid("DELETE /pets/\(id)")
    #expect(try server.valid("GET /pets/\(id)").status == 404)
  }

  @Test func resourcesOfJSONAPI() throws {
    let attributes =
      #"{"type": "object", "required": ["title"], "properties": {"title": {"type": "string"}, "status": {"type": "string"}}}"#
    let article = #"""
      {"type": "object", "required": ["id", "type", "attributes"], "properties": {"id": {"type": "string"},
      "type": {"const": "articles"}, "attributes": \#(attributes)}}
      """#
    let new = #"""
      {"type": "object", "required": ["data"], "properties": {"data": {"type": "object", "properties": {
      "type": {"const": "articles"}, "id": {"type": "string"}, "attributes": {"type": "object"}}}}}
      """#
    let one = Self.object(#""data": \#(article)"#, required: #""data""#)
    let server = try StoreContract()
      .path(
        "/articles",
        ("GET", nil, [200: Self.object(#""data": {"type": "array", "items": \#(article)}"#)]),
        ("POST", new, [201: one]),
        parameters: [
          #"{"name": "filter", "in": "query", "style": "deepObject", "schema": {"type": "object"}}"#,
          "filter[status]", "sort",
        ]
      )
      .path(
        "/articles/{id}", ("GET", nil, [200: one, 404: nil]), ("PATCH", new, [200: one])
      ).server()
    let made = try server.valid(
      "POST /articles",
      ["data": ["type": "articles", "attributes": ["title": "A", "status": "draft"]]])
    let id = try #require(made.body?["data"]?["id"]?.stringValue)
    let changed = try server.valid(
      "PATCH /articles/\(id)",
      ["data": ["type": "articles", "id": .string(id), "attributes": ["status": "done"]]])
    #expect(
      changed.body?["data"] == [
        "id": .string(id), "type": "articles", "attributes": ["title": "A", "status": "done"],
      ])
    #expect(try server.ids("GET /articles?filter[status]=done&sort=-title") == [id])
    #expect(try server.ids("GET /articles?filter[title]=A") == [id])
    #expect(try server.ids("GET /articles?filter[title]=B") == [])
  }

  /// Some answer no more than the identity, or nothing of the record.
  @Test(arguments: [
    (#"{"type": "integer"}"#, "4"),
    (
      #"{"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}}"#,
      #"{"id":4}"#
    ),
    (
      #"{"type": "object", "required": ["ok"], "properties": {"ok": {"const": true}}}"#,
      #"{"ok":true}"#
    ),
    (
      #"{"type": "array", "items": {"type": "object", "properties": {"id": {"type": "integer"}}}}"#,
      #"[{"id":4}]"#
    ),
  ])
  func whatIsMadeMayBeAnsweredInPart(answer: String, text: String) throws {
    let server = try StoreContract()
      .path(
        "/pets", ("GET", nil, [200: #"{"type": "array", "items": \#(Self.pet)}"#]),
        ("POST", Self.new, [201: answer])
      )
      .path(
        "/pets/{id}", ("GET", nil, [200: Self.pet, 404: nil]), parameters: [Self.id]
      ).server()
    #expect(try server.valid("POST /pets", ["name": "Mia"]).text == text)
    #expect(try server.valid("GET /pets/4").body?["name"] == "Mia")
  }
}

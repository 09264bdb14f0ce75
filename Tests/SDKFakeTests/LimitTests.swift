import SDKCore
import Testing

@testable import SDKFake

/// What a server keeps that runs for long.
struct LimitTests {
  private static let contract = #"""
    {"paths": {
    "/things": {
      "GET": {"id": "Things.list", "responses": {"200": {"content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "Thing"}}}}}}},
      "POST": {"id": "Things.create",
        "requestBody": {"content": {"application/json": {"schema": {"$ref": "Thing"}}}},
        "responses": {"201": {"content": {"application/json": {"schema": {"$ref": "Thing"}}}}}}},
    "/things/{id}": {
      "GET": {"id": "Things.get", "parameters": [{"name": "id", "in": "path", "schema": {"type": "integer"}}],
        "responses": {"200": {"content": {"application/json": {"schema": {"$ref": "Thing"}}}}, "404": {}}},
      "DELETE": {"id": "Things.delete", "parameters": [{"name": "id", "in": "path", "schema": {"type": "integer"}}],
        "responses": {"204": {}, "404": {}}}},
    "/owners/{owner}/things": {
      "GET": {"id": "Things.owned", "responses": {"200": {"content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "Thing"}}}}}}}},
    "/owners/{owner}/things/{id}": {
      "DELETE": {"id": "Things.disown", "responses": {"204": {}}}},
    "/files/{id}": {"PUT": {"id": "Files.set",
      "requestBody": {"content": {"application/octet-stream": {}}}, "responses": {"204": {}}}}},
    "components": {"schemas": {"Thing": {"type": "object", "additionalProperties": false, "required": ["name"],
      "properties": {"id": {"type": "integer"}, "name": {"type": "string"}}}}}}
    """#

  @Test func whatAFullServerWouldHaveToKeepIsRefused() throws {
    let server = try FakeServer(contract: Self.contract)
    server.mostKeptBytes = 20_000
    let big = #"{"name": "\#(String(repeating: "a", count: 15_000))"}"#
    let first = try server.answered("POST /things", [:], big)
    #expect(first.status == 201)
    #expect(try server.answered("POST /things", [:], big).status == 201)

    let refused = try server.answered("POST /things", [:], #"{"name": "Mia"}"#)
    #expect(refused.status == 507 && refused.text.contains("delete something, or reset it"))
    let upload = try server.answered("PUT /files/1", [:], "abc", type: "application/octet-stream")
    #expect(upload.status == 507)
    // What is there is still found, and what is not is answered with samples.
    let id = try #require(first.body?.id?.intValue)
    #expect(try server.answered("GET /things/\(id)").body == first.body)
    let kept = server.store.with { $0.size }
    for owner in 0..<20 {
      #expect(try server.answered("GET /owners/\(owner)/things").status == 200)
    }
    #expect(server.store.with { $0.size } == kept)

    #expect(try server.answered("DELETE /things/\(id)").status == 204)
    #expect(try server.answered("POST /things", [:], #"{"name": "Mia"}"#).status == 201)
    #expect(server.violations == [])
  }

  @Test func theSizeIsThatOfWhatIsKept() throws {
    var store = Store()
    store.change("/things") { $0.set("1", to: ["name": "Mia"]) }
    let size = store.size
    let long = String(repeating: "a", count: 100)
    store.change("/things") { $0.set("1", to: ["name": .string(long)]) }
    #expect(store.size == size + 97)
    store.change("/things") { $0.set("1", to: ["name": "Mia"]) }
    #expect(store.size == size)

    let file = KeptFile(field: nil, type: "text/plain", data: .init(repeating: 0, count: 1_000))
    store.keep([file], at: "/things/1")
    store.keep([file], at: "/things/1")
    #expect(store.size == size + 1_256)
    store.removeFiles(of: "/things")
    #expect(store.size == size)
    store.set("/things", to: .init())
    #expect(store.size == Store.Collection().size)
  }

  @Test func furtherViolationsAreCounted() throws {
    let server = try FakeServer(contract: Self.contract)
    let names = (0..<200).map { #""more\#($0)": 1"# }.joined(separator: ", ")
    // Of one value, a hundred are found.
    for _ in 0..<11 {
      #expect(try server.answered("POST /things", [:], "{\(names)}").status == 422)
    }
    #expect(server.violations.count == 1_000)
    let error = #expect(throws: FakeServerError.self) { try server.verify() }
    #expect(error?.complaints.count == 1_000 && error?.furtherCount == 100)
    #expect(error?.description.hasSuffix("\nand 100 more") == true)
  }

  @Test func theLastTokensAreKnown() {
    var tokens = IssuedTokens()
    for number in 0..<30_000 {
      tokens.add("a\(number)", until: .seconds(1))
      tokens.add(refreshToken: "r\(number)")
    }
    #expect(!tokens.isAlive("a0", at: .zero) && !tokens.take(refreshToken: "r0"))
    #expect(tokens.isAlive("a29999", at: .zero) && tokens.isAlive("a20000", at: .zero))
    #expect(tokens.take(refreshToken: "r29999") && !tokens.take(refreshToken: "r29999"))
  }

  /// Only what a schema names is looked at where anything else may be there.
  @Test func othersCanBeAny() throws {
    let schema = #"""
      {"paths": {"/things": {"POST": {"id": "Things.create", "requestBody": {"content": {"application/json": {"schema":
        {"type": "object", "additionalProperties": true, "properties": {"b": {"type": "string"}, "a": {"type": "string"}}}}}},
        "responses": {"204": {}}}}}}
      """#
    let server = try FakeServer(contract: schema)
    let wrong = try server.answered("POST /things", [:], #"{"c": 1, "b": 1, "a": 1}"#)
    #expect(
      wrong.problems == ["body.a is 1, not a string", "body.b is 1, not a string"])
    #expect(try server.answered("POST /things", [:], #"{"c": 1, "b": "x"}"#).status == 204)
  }
}

import Foundation
import SDKCore
import Testing

@testable import SDKFake

/// What becomes of what is sent: what it does not say, where it is afterwards, and what is answered.
struct CreationTests {
  private static let task = #"""
    {"type": "object", "required": ["id", "title"], "properties": {"id": {"type": "integer", "readOnly": true, "default": 0},
    "title": {"type": "string"}, "done": {"type": "boolean", "default": false}, "state": {"$ref": "State"},
    "rank": {"type": "integer", "readOnly": true, "default": 9}, "due": {"type": ["string", "null"], "default": null},
    "wrong": {"type": "integer", "default": "x"}, "options": {"type": "object", "properties": {"a": {"type": "integer"},
    "b": {"type": "integer", "default": 2}}}}}
    """#

  private func tasks(_ headers: String = "{}", status: Int = 201) throws -> FakeServer {
    let answer =
      #"{"\#(status)": {"headers": \#(headers), "content": {"application/json": {"schema": {"$ref": "Task"}}}}}"#
    let body = #"{"content": {"application/json": {"schema": {"$ref": "Task"}}}}"#
    let one = #"{"content": {"application/json": {"schema": {"$ref": "Task"}}}}"#
    let id = #"[{"name": "id", "in": "path", "schema": {"type": "integer"}}]"#
    return try FakeServer(
      contract: #"""
        {"paths": {"/tasks": {"POST": {"id": "add", "requestBody": \#(body), "responses": \#(answer)}},
        "/tasks/{id}": {"GET": {"id": "get", "parameters": \#(id), "responses": {"200": \#(one), "404": {}}},
        "PUT": {"id": "set", "parameters": \#(id), "requestBody": \#(body), "responses": {"200": \#(one)}},
        "PATCH": {"id": "change", "parameters": \#(id), "requestBody": \#(body), "responses": {"200": \#(one)}}}},
        "components": {"schemas": {"Task": \#(Self.task), "State": {"enum": ["shut", "open"], "default": "open"}}}}
        """#)
  }

  /// The default is what a server takes for what is not stated (JSON Schema 2020-12 Validation, section 9.2).
  @Test func whatIsNotSaidIsTheDefault() throws {
    let server = try tasks()
    let made = try server.answered("POST /tasks", [:], #"{"title": "A", "options": {"a": 1}}"#)
    func expectDefaults(_ task: JSON?, rank: JSON) {
      #expect(task?["done"] == false && task?["state"] == "open" && task?["due"] == .null)
      #expect(task?["rank"] == rank && task?["options"] == ["a": 1, "b": 2])
    }
    expectDefaults(made.body, rank: 9)
    #expect(made.body?["id"] == 1)
    let sent = #"{"title": "B", "done": true, "options": {"a": 1}}"#
    let changed = try server.answered("PATCH /tasks/1", [:], sent)
    #expect(changed.body?["done"] == true)
    let replaced = try server.answered("PUT /tasks/1", [:], sent.replacing("true", with: "false"))
    expectDefaults(replaced.body, rank: 9)
    #expect(try server.answered("PATCH /tasks/1", [:], #"{"title": "C"}"#).body?["done"] == false)
  }

  @Test(arguments: [
    (#"{"Location": {"required": true, "schema": {"type": "string"}}}"#, 201, "/tasks/1"),
    (#"{"location": {"schema": {"type": "string", "example": "/tasks/7"}}}"#, 202, "/tasks/1"),
    ("{}", 201, "/tasks/1"), ("{}", 202, nil),
    (
      #"{"Location": {"required": true, "schema": {"type": "string", "format": "uri"}}}"#, 201,
      "https://a.b/tasks/1"
    ),
  ])
  func aLocationIsThatOfTheRecord(headers: String, status: Int, location: String?) throws {
    let server = try tasks(headers, status: status)
    var request = ReceivedRequest(
      method: "POST", target: "/tasks", headers: ["Content-Type": "application/json"],
      body: #"{"title": "A"}"#.data(using: .utf8) ?? .init())
    request.origin = "https://a.b"
    let answer = try server.answer(request).get()
    #expect(answer.status == status && answer.headers["Location"] == location)
    #expect(try server.answered("GET /tasks/1").status == 200)
  }

  /// A value that the spec shows of a header field arrives, required or not; but nobody has to wait for it.
  @Test func headersThatTheSpecShowsAreSent() throws {
    let server = try tasks(
      #"""
      {"X-Limit": {"example": 100, "schema": {"type": "integer"}}, "X-Other": {"schema": {"type": "string"}},
      "X-Kind": {"schema": {"type": "string", "examples": ["a"]}}, "Retry-After": {"example": 60, "schema": {"type": "integer"}},
      "Content-Type": {"required": true, "schema": {"type": "string"}}, "X-Must": {"required": true, "example": "b", "schema": {"type": "string"}}}
      """#)
    let headers = try server.answered("POST /tasks", [:], #"{"title": "A"}"#).headers
    #expect(headers["X-Limit"] == "100" && headers["X-Kind"] == "a" && headers["X-Must"] == "b")
    #expect(headers["X-Other"] == nil && headers["Retry-After"] == nil)
    #expect(headers.values("Content-Type") == ["application/json"])
  }

  @Test func whatIsPutIsWhereItWasPut() throws {
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/pets/{id}": {"PUT": {"id": "set", "parameters": [{"name": "id", "in": "path", "schema": {"type": "string"}}],
        "requestBody": {"content": {"application/json": {"schema": \#(Self.pet)}}}, "responses": {"201": {"headers": {"Location": {"schema": {"type": "string"}}},
        "content": {"application/json": {"schema": \#(Self.pet)}}}}}}}}
        """#)
    #expect(try server.answered("PUT /pets/a", [:], "{}").headers["Location"] == "/pets/a")
  }

  private static let pet = #"{"type": "object", "properties": {"id": {"type": "string"}}}"#

  @Test func redirectionsSayWhereTo() throws {
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/old": {"GET": {"id": "old", "responses": {"302": {"headers": {"Location": {"schema": {"type": "string", "format": "uri"}}}}}}}}}
        """#)
    #expect(try server.answered("GET /old").headers["Location"]?.hasPrefix("https://") == true)
  }

  /// What requests have no property for is the server's, though no `readOnly` says so.
  @Test func puttingKeepsWhatNobodyCanSend() throws {
    let note =
      #"{"type": "object", "required": ["id", "text", "author"], "properties": {"id": {"type": "integer"}, "text": {"type": "string"}, "author": {"type": "integer"}, "mood": {"type": "string"}}}"#
    let sent =
      #"{"type": "object", "required": ["text"], "properties": {"text": {"type": "string"}, "mood": {"type": "string"}}}"#
    let server = try StoreContract().collection("/notes", of: note, taking: sent).server()
    try server.setRecords(
      of: "/notes", to: [["id": 1, "text": "a", "author": 7, "mood": "x"] as JSON])
    let put = try server.valid("PUT /notes/1", ["text": "b"]).body
    #expect(put == ["id": 1, "text": "b", "author": 7])
  }

  /// Bytes of any type are bytes, and not JSON.
  @Test func filesMayBeOfAnyType() throws {
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/file": {"GET": {"id": "file", "responses": {"200": {"content": {"*/*": {"schema": {"type": "string", "format": "binary"}}}}}}}}}
        """#)
    let answer = try server.answered("GET /file")
    #expect(
      answer.headers["Content-Type"] == "application/octet-stream" && answer.data.count == 1_024)
  }

  // MARK: Answers

  /// A cart is no item, and has all of them.
  @Test func theAnswerMayBeWhatIsAround() throws {
    let item =
      #"{"type": "object", "required": ["sku"], "properties": {"id": {"type": "integer"}, "sku": {"type": "string"}}}"#
    let cart =
      #"{"type": "object", "properties": {"items": {"type": "array", "items": \#(item)}, "total": {"type": "number"}}}"#
    let server = try StoreContract().path("/cart/items", ("POST", item, [200: cart]))
      .path(
        "/cart/items/{id}", ("PATCH", item, [200: cart, 404: nil]), ("DELETE", nil, [200: cart])
      ).server()
    func skus(_ line: String, _ body: JSON? = nil) throws -> [JSON?]? {
      try server.valid(line, body).body?["items"]?.arrayValue?.map { $0["sku"] }
    }
    #expect(try skus("POST /cart/items", ["sku": "a"]) == ["a"])
    #expect(try skus("POST /cart/items", ["sku": "b"]) == ["a", "b"])
    #expect(try skus("PATCH /cart/items/1", ["sku": "c"]) == ["c", "b"])
    #expect(try skus("DELETE /cart/items/1") == ["b"])
  }

  /// What is no record is a sample, and not an empty object.
  @Test func theAnswerMayBeSomethingElse() throws {
    let pet = #"{"type": "object", "properties": {"id": {"type": "integer"}}}"#
    let done =
      #"{"type": "object", "properties": {"ok": {"type": "boolean"}, "note": {"type": "string"}}}"#
    let server = try StoreContract().path(
      "/pets", ("GET", nil, [200: #"{"type": "array", "items": \#(pet)}"#]),
      ("POST", pet, [201: done])
    ).path("/pets/{id}", ("GET", nil, [200: pet])).server()
    #expect(try server.valid("POST /pets", ["id": 7]).body?["ok"]?.boolValue != nil)
    #expect(try server.ids("GET /pets").contains("7"))
  }

  /// What keeps no state says at least what it was sent, unless the spec shows an answer.
  @Test(arguments: [("", "a@b.c" as JSON), (#", "example": {"mail": "x@y.z"}"#, "x@y.z")])
  func samplesSayWhatWasSent(example: String, mail: JSON) throws {
    let user =
      #"{"type": "object", "required": ["mail"], "properties": {"mail": {"type": "string"}, "age": {"type": "integer"}, "club": {"type": "integer"}, "key": {"type": "string", "writeOnly": true}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/clubs/{club}/join": {"POST": {"id": "join", "parameters": [{"name": "club", "in": "path", "schema": {"type": "integer"}}], "requestBody": {"content": {"application/json": {"schema": {}}}},
        "responses": {"200": {"content": {"application/json": {"schema": \#(user)\#(example)}}}}}}}}
        """#)
    let sent = #"{"mail": "a@b.c", "age": "old", "key": "k", "other": 1}"#
    let body = try server.valid("POST /clubs/7/join", try JSON(text: .init(sent.utf8))).body
    #expect(body?["mail"] == mail && body?["club"] == (example.isEmpty ? 7 : nil))
    #expect(body?["key"] == nil && body?["other"] == nil && body?["age"]?.stringValue == nil)
  }

  /// What was deleted is not there, until it is sent again.
  @Test func filesAreDeleted() throws {
    let bytes = #"{"content": {"image/png": {}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/me/photo": {"GET": {"id": "get", "responses": {"200": \#(bytes), "404": {}}},
        "PUT": {"id": "put", "requestBody": \#(bytes), "responses": {"204": {}}},
        "DELETE": {"id": "remove", "responses": {"204": {}, "404": {}}}}}}
        """#)
    #expect(server.summary == "3 of 3 operations keep state")
    func put(_ text: String) throws -> Int {
      try server.answered("PUT /me/photo", [:], text, type: "image/png").status
    }
    #expect(try server.answered("GET /me/photo").status == 200)
    #expect(try put("A") == 204)
    let size = server.store.with { $0.size }
    for _ in 0..<3 {
      #expect(try server.answered("DELETE /me/photo").status == 204)
      #expect(try server.answered("DELETE /me/photo").status == 404)
      #expect(try server.answered("GET /me/photo").status == 404)
      #expect(try put("B") == 204)
      #expect(try server.answered("GET /me/photo").text == "B")
    }
    #expect(server.store.with { $0.size } == size)
  }
}

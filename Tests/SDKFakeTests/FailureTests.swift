import SDKCore
import Testing

@testable import SDKFake

/// What the bodies of failures say, in the forms that APIs have for them.
struct FailureTests {
  private func refused(_ error: String) throws -> JSON? {
    let pet =
      #"{"type": "object", "required": ["name"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}, "age": {"type": "integer"}}}"#
    return try StoreContract().path("/pets", ("POST", pet, [201: pet, 422: error])).server()
      .answered("POST /pets", [:], #"{"age": "x"}"#).body
  }

  private static func object(_ properties: String) -> String {
    #"{"type": "object", "properties": {\#(properties)}}"#
  }

  private static let message = #""message": {"type": "string"}"#
  private static let problems = ["body.name is missing", "body.age is 'x', not an integer"]

  /// Of a failure that a request prefers, or a handler answers, nothing else is known.
  @Test func aFailureSaysItsStatus() throws {
    let error = Self.object(
      #""status": {"type": "integer"}, "error": \#(Self.object(#""code": {"type": "integer"}, \#(Self.message)"#))"#
    )
    let server = try StoreContract().path("/pets", ("GET", nil, [200: "{}", 418: error])).server()
    let answer = try server.answered("GET /pets", ["Prefer": "code=418"]).body
    #expect(answer?["status"] == 418 && answer?["error"]?["code"] == 418, "\(answer as Any)")
    #expect(answer?["error"]?["message"] != "")
  }

  @Test func aMessageIsFoundInside() throws {
    let error = try refused(
      Self.object(#""error": \#(Self.object(#""code": {"type": "integer"}, \#(Self.message)"#))"#))
    #expect(error?["error"]?["code"] == 422)
    let text = error?["error"]?["message"]?.stringValue ?? ""
    for problem in Self.problems { #expect(text.contains(problem), "\(text)") }
  }

  /// As FastAPI, JSON:API and Spring have them.
  @Test(arguments: [
    (
      #""errors": {"type": "array", "items": {"type": "object", "required": ["field", "message", "rank"], "properties": {"field": {"type": "string"}, "message": {"type": "string"}, "rank": {"type": "integer"}}}}, "message": {"type": "string"}"#,
      "errors", "message", "field", "name" as JSON
    ),
    (
      #""detail": {"type": "array", "items": {"type": "object", "required": ["loc", "msg"], "properties": {"loc": {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]}}, "msg": {"type": "string"}}}}"#,
      "detail", "msg", "loc", ["body", "name"] as JSON
    ),
    (
      #""errors": {"type": "array", "items": {"type": "object", "required": ["detail", "status", "source"], "properties": {"detail": {"type": "string"}, "status": {"type": "string"}, "source": {"type": "object", "required": ["pointer"], "properties": {"pointer": {"type": "string"}}}}}}"#,
      "errors", "detail", "source", ["pointer": "/name"] as JSON
    ),
  ])
  func errorsAreListed(
    properties: String, list: String, message: String, place: String, first: JSON
  ) throws {
    let error = try refused(Self.object(properties))
    let errors = error?[list]?.arrayValue ?? []
    #expect(errors.count == 2 && errors.first?[place] == first, "\(errors)")
    for (error, problem) in zip(errors, Self.problems) {
      #expect(error[message]?.stringValue?.hasPrefix(problem) == true, "\(error)")
      #expect(error["status"] == nil || error["status"] == "422")
    }
  }

  /// As ASP.NET and Laravel have them.
  @Test(arguments: [true, false])
  func errorsAreByName(areLists: Bool) throws {
    let text = #"{"type": "string"}"#
    let element = areLists ? #"{"type": "array", "items": \#(text)}"# : text
    let error = try refused(
      Self.object(
        #"\#(Self.message), "errors": {"type": "object", "additionalProperties": \#(element)}"#))
    #expect(error?["errors"]?.objectValue?.keys.sorted() == ["age", "name"])
    let name = error?["errors"]?["name"]
    let message = areLists ? name?.arrayValue?.first : name
    #expect(message?.stringValue?.hasPrefix(Self.problems[0]) == true)
  }

  @Test func messagesMayBeTexts() throws {
    let error = try refused(
      Self.object(#""message": {"type": "array", "items": {"type": "string"}}"#))
    #expect(error?["message"]?.arrayValue?.count == 2)
  }

  /// What the spec does not allow there is not said.
  @Test func whatIsNotAllowedStaysASample() throws {
    let error = try refused(
      Self.object(#""message": {"enum": ["no"]}, "code": {"type": "integer", "example": 17}"#))
    #expect(error == ["message": "no", "code": 17])
  }

  /// Statuses may be texts, and sources of JSON:API are one place.
  @Test func errorsSayTheirPlaces() throws {
    let error = #"""
      {"type": "object", "required": ["message", "status"], "properties": {"message": {"type": "string"}, "status": {"type": "string"},
      "errors": {"type": "array", "items": {"type": "object", "required": ["message"], "properties": {"field": {"type": "string"}, "message": {"type": "string"},
      "source": {"type": "object", "properties": {"pointer": {"type": "string"}, "parameter": {"type": "string"}}}}}}}}
      """#
    let pet =
      #"{"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}}"#
    let server = try StoreContract().path(
      "/pets", ("POST", pet, [201: pet, 422: error]),
      parameters: [#"{"name": "dry", "in": "query", "schema": {"type": "boolean"}}"#]
    ).server()
    let body = try server.answered("POST /pets?dry=x", [:], "{}").body
    #expect(body?["status"] == "422")
    let errors = body?["errors"]?.arrayValue ?? []
    #expect(errors.map { $0["field"] } == ["dry", "name"])
    #expect(errors.map { $0["source"] } == [["parameter": "dry"], ["pointer": "/name"]])
  }

  /// A problem (RFC 9457) says of itself what it is, and lists nothing where nothing that was sent is wrong.
  @Test func problemsAreWhatTheirTypeSays() throws {
    let problem =
      #"{"type": "object", "properties": {"type": {"type": "string", "format": "uri-reference"}, "title": {"type": "string"}, "status": {"type": "integer"}, "detail": {"type": "string"}, "instance": {"type": "string"}, "invalidParams": {"type": "array", "items": {"type": "object", "properties": {"name": {"type": "string"}, "reason": {"type": "string"}}}}}}"#
    let content = #"{"content": {"application/problem+json": {"schema": \#(problem)}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/pets/{id}": {"DELETE": {"id": "remove", "parameters": [{"name": "id", "in": "path", "schema": {"type": "integer"}}],
        "responses": {"204": {}, "404": \#(content), "422": \#(content)}}},
        "/pets": {"GET": {"id": "list", "responses": {"200": {"content": {"application/json": {"schema": {"type": "array", "items":
        {"type": "object", "properties": {"id": {"type": "integer"}}}}}}}}}}}}
        """#)
    let gone: JSON = [
      "type": "about:blank", "title": "Not Found", "status": 404, "instance": "/pets/99",
      "detail": "nothing at '/pets/99'",
    ]
    #expect(try server.answered("DELETE /pets/99").body == gone)
    let refused = try server.answered("DELETE /pets/x").body
    #expect(refused?["invalidParams"]?.arrayValue?.map { $0["name"] } == ["id"])
  }
}

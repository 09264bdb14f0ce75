import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenOpenAPI

/// Responses of every status and media type.
@Suite struct ResponseTests {
  private static let text = #""schema": { "type": "string" }"#
  private static let json = #""content": { "application/json": { \#(text) } }"#

  @Test(arguments: [
    (#""204": {}"#, Response.Returns.nothing), (#""200": { \#(json) }"#, .value(.scalar(.string))),
    (#""2XX": { \#(json) }"#, .value(.scalar(.string))),
    (#""default": { \#(json) }"#, .value(.scalar(.string))),
    (#""200": { "content": { "application/json": {} } }"#, .value(.scalar(.json))),
    (#""200": { "content": { "image/png": {} } }"#, .bytes),
    (#""200": { "content": { "text/csv": {} } }"#, .text),
    (#""200": { "content": { "application/sdp": { \#(text) } } }"#, .text),
    (
      #""200": { "content": { "application/vnd.x+json": { \#(text) } } }"#, .value(.scalar(.string))
    ),
    (#""200": { \#(json) }, "201": { \#(json) }, "default": {}"#, .value(.scalar(.string))),
    (
      #""200": { \#(json) }, "201": { \#(json) }, "202": {}"#,
      .choice([
        .init([.exactly(200), .exactly(201)], .value(.scalar(.string))),
        .init([.exactly(202)], .nothing),
      ])
    ),
    (#""302": {}, "default": { \#(json) }"#, .bytes),
  ])
  func returns(_ responses: String, returns: Response.Returns) throws {
    #expect(try responding(responses).value.response.returns == returns)
  }

  @Test func errorsKeepTheirStatuses() throws {
    let get = try responding(
      #""200": {}, "404": { \#(Self.json) }, "5XX": { \#(Self.json) }, "default": { \#(Self.json) }, "400": {}"#
    )
    #expect(
      get.value.response.errors == [
        ErrorBody(.exactly(404), .scalar(.string)), ErrorBody(.statusClass(5), .scalar(.string)),
        ErrorBody(.other, .scalar(.string)),
      ])
  }

  @Test func inlineTypesAreNamedByStatus() throws {
    let object = #""schema": { "type": "object", "properties": { "a": { "type": "string" } } }"#
    let content = #""content": { "application/json": { \#(object) } }"#
    let result = try lowered(
      """
      "paths": { "/a": { "get": { "responses": {
        "200": { \(content) }, "202": { \(content.replacing("\"a\"", with: "\"b\"")) }, "400": { \(content) },
        "404": { "$ref": "#/components/responses/NotFound" } } } } },
      "components": { "responses": { "NotFound": { \(content) } } }
      """)
    let place = Model.Scope.operation("/paths/~1a/get")
    #expect(
      result.value?.models.map(\.origin) == [
        .inside(place, words: ["response"]), .inside(place, words: ["202", "response"]),
        .inside(place, words: ["400", "error"]), .inside(.api, words: ["NotFound", "error"]),
      ])
  }

  @Test func labelsAreAskedForWhereTheTypeDoesNotSay() throws {
    #expect(try responding(#""200": { \#(Self.json) }"#).value.accept == [])
    #expect(
      try responding(#""200": { "content": { "application/vnd.x+json": {} } }"#).value.accept
        == ["application/vnd.x+json"])
    #expect(
      try responding(#""200": { "content": { "image/png": {}, "image/webp": {} } }"#).value.accept
        == ["image/png", "image/webp"])
    #expect(
      try responding(#""200": { \#(Self.json) }, "201": { "content": { "image/png": {} } }"#).value
        .accept == ["application/json", "image/png"])
  }

  @Test func eventsBesideJSON() throws {
    let result = try operation(
      """
      "post": {
        "requestBody": { "required": true, "content": { "application/json": { "schema": {
          "type": "object", "properties": { "stream": { "type": "boolean" } } } } } },
        "responses": { "200": { "content": {
          "application/json": { \(Self.text) }, "text/event-stream": { \(Self.text) } } } } }
      """)
    #expect(result.value.response.returns == .value(.scalar(.string)))
    #expect(
      result.value.stream
        == StreamResponse(
          kind: .events(.scalar(.string)), end: "[DONE]", endIsOptional: true,
          switchField: "stream"))
    #expect(result.diagnostics == [])
  }

  @Test(arguments: ["application/x-ndjson", "application/jsonl"])
  func jsonLines(_ type: String) throws {
    let get = try responding(
      #""200": { "content": { "\#(type)": { "schema": { "type": "array", "items": { "type": "integer" } } } } }"#
    )
    #expect(get.value.response.returns == .nothing)
    #expect(
      get.value.stream == StreamResponse(kind: .lines(.scalar(.integer(bits: nil, isSigned: true))))
    )
  }

  @Test func headResponsesHaveNoContent() throws {
    let head = try operation(#""head": { "responses": { "200": { \#(Self.json) } } }"#)
    #expect(head.value.response == Response())
  }

  @Test func headersAreDocumented() throws {
    let get = try responding(
      ##""200": { "headers": { "X-Next": { "description": "The next." }, "ETag": { "$ref": "#/components/headers/E" } } }"##
    )
    #expect(get.value.about == "Headers of the response:\n- `X-Next`: The next.")
  }

  @Test(arguments: [
    (#""299x": {}, "200": {}"#, "openapi-bad-status"), (#""302": {}"#, "openapi-redirect"),
    (#""200": { "content": { "application/xml": {} } }"#, "openapi-raw-content"),
    (#""200": { "links": { "a": {} } }"#, "openapi-not-called"),
    (#""200": { "contents": {} }"#, "openapi-unknown-member"), ("", "openapi-no-response"),
  ])
  func whatIsLostIsSaid(_ responses: String, id: String) throws {
    #expect(try responding(responses).ids == [id])
  }

  @Test func examplesThatFitAreKept() throws {
    let get = try responding(
      """
      "200": { "content": { "application/json": { \(Self.text), "examples": {
        "good": { "value": "x" }, "bad": { "value": [] }, "number": { "value": 1.10 }, "shared": { "$ref": "#/components/examples/S" } } } } }
      """)
    #expect(
      get.value.examples == [
        OperationExample(name: "good", status: 200, body: .string("x")),
        OperationExample(name: "number", status: 200, body: .string("1.10")),
        OperationExample(name: "shared", status: 200, body: .string("s")),
      ])
    #expect(get.ids == ["openapi-example-mismatch"])
    #expect(get.diagnostics.first?.severity == .note)
  }

  private func responding(_ responses: String) throws -> Diagnosed<SDKGenAPIModel.Operation> {
    try operation(
      #""get": { "responses": { \#(responses) } }"#,
      beside: """
        "components": { "headers": { "E": { "description": "A tag." } },
          "examples": { "S": { "value": "s" } } }
        """)
  }
}

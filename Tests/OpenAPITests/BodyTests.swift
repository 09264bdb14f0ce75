import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenOpenAPI

/// Request bodies of every media type.
@Suite struct BodyTests {
  private let object =
    #"{ "type": "object", "required": ["a"], "properties": { "a": { "type": "string" }, "tags": { "type": "array", "items": { "type": "string" } }, "inner": { "type": "object", "properties": { "x": { "type": "integer" } } } } }"#

  @Test func jsonIsPreferredAndTheRestSaid() throws {
    let post = try body(
      #""multipart/form-data": {}, "application/merge-patch+json": { "schema": { "type": "string" } }"#
    )
    #expect(post.value.body == .json(.scalar(.string)))
    #expect(post.value.bodyContentType == "application/merge-patch+json")
    #expect(post.ids == ["openapi-other-content"])
  }

  @Test func bodiesAreOptionalUnlessRequired() throws {
    let post = try body(
      #""application/json; charset=utf-8": { "schema": { "type": "string" } }"#, isRequired: false)
    #expect(post.value.body == .json(.optional(.scalar(.string))))
    #expect(post.value.bodyContentType == nil)
    let raw = try body(#""image/png": {}"#, isRequired: false)
    #expect(raw.value.body == .raw(contentType: "image/png") && raw.value.isBodyOptional)
  }

  /// Without an encoding the defaults of the standard apply: lists repeat, objects are JSON.
  @Test func forms() throws {
    let plain = try body(#""application/x-www-form-urlencoded": { "schema": \#(object) }"#)
    guard case .formValue(.model(let id), let styles) = plain.value.body else {
      Issue.record("no form")
      return
    }
    #expect(
      id
        == ModelID(
          "/paths/~1pets/post/requestBody/content/application~1x-www-form-urlencoded/schema"))
    #expect(
      styles == [
        FieldStyle(field: "tags", style: .repeat), FieldStyle(field: "inner", style: .json),
      ])
    let deep = try body(
      """
      "application/x-www-form-urlencoded": { "schema": \(object), "encoding": {
        "inner": { "style": "deepObject", "explode": true },
        "tags": { "style": "pipeDelimited", "explode": false }, "none": {} } }
      """)
    guard case .formValue(_, let deepStyles) = deep.value.body else {
      Issue.record("no form")
      return
    }
    #expect(deepStyles == [FieldStyle(field: "tags", style: .pipe)])
    #expect(deep.ids == ["openapi-encoding"])
  }

  @Test func anEmptyFormIsNoBody() throws {
    let post = try body(
      #""application/x-www-form-urlencoded": { "schema": { "type": "object", "properties": {} } }"#)
    #expect(post.value.body == nil && post.diagnostics == [])
  }

  /// A list of lists of itself is no file, and is looked into only so far.
  @Test func aPartMayLeadBackToItself() throws {
    let result = try lowered(
      ##"""
      "paths": { "/send": { "post": { "operationId": "send", "responses": { "204": {} }, "requestBody": {
        "required": true, "content": { "multipart/form-data": { "schema": { "type": "object", "properties": {
          "tree": { "$ref": "#/components/schemas/Tree" } } } } } } } } },
      "components": { "schemas": { "Tree": { "type": "array", "items": { "$ref": "#/components/schemas/Tree" } } } }
      """##)
    #expect(result.value?.groups.first?.operations.first?.body?.fields.map(\.name) == ["tree"])
  }

  @Test func multipartHasAnArgumentForEachProperty() throws {
    let post = try body(
      """
      "multipart/form-data": { "schema": { "type": "object", "required": ["file", "meta"], "properties": {
          "file": { "type": "string", "format": "binary" },
          "more": { "type": "array", "items": { "type": "string", "format": "binary" } },
          "either": { "anyOf": [{ "type": "string", "format": "binary" },
            { "type": "array", "items": { "type": "string", "format": "binary" } }],
            "properties": { "standIn": { "type": "string" } } },
          "meta": { "type": "object", "properties": { "x": { "type": "integer" } } } } },
        "encoding": { "file": { "contentType": "image/png" }, "meta": { "contentType": "application/json, c/d" } } }
      """)
    guard case .multipart(let parts) = post.value.body else {
      Issue.record("no multipart body")
      return
    }
    #expect(parts.map(\.name) == ["file", "more", "either", "meta"])
    #expect(
      parts.prefix(3).map(\.type) == [
        .scalar(.file), .optional(.array(.scalar(.file))), .optional(.array(.scalar(.file))),
      ])
    #expect(parts.map(\.contentType) == ["image/png", nil, nil, nil])
    #expect(post.diagnostics == [])
  }

  @Test(arguments: [
    (
      #""text/plain": { "schema": { "type": "string" } }"#, Body.text(contentType: "text/plain"),
      [String]()
    ),
    (
      #""application/sdp": { "schema": { "type": "string" } }"#,
      .text(contentType: "application/sdp"), []
    ),
    (#""application/octet-stream": {}"#, .raw(contentType: "application/octet-stream"), []),
    (#""application/xml": {}"#, .raw(contentType: "application/xml"), ["openapi-raw-content"]),
    (
      #""application/x-www-form-urlencoded": { "schema": { "type": "string" } }"#,
      .raw(contentType: "application/x-www-form-urlencoded"), ["openapi-body-shape"]
    ),
  ])
  func others(_ content: String, body expected: Body, ids: [String]) throws {
    let post = try body(content)
    #expect(post.value.body == expected && post.ids == ids)
  }

  /// Without a boundary no server could read it.
  @Test(
    arguments: [
      ("", [("additionalProperties", TypeReference.dictionary(.scalar(.file)))]),
      (#""schema": { "type": "string" }"#, [("file", .scalar(.file))]),
      (#""schema": { "type": "array", "items": {} }"#, [("file", .array(.scalar(.file)))]),
      (
        #""schema": { "oneOf": [{ "type": "object", "properties": { "a": { "type": "string" } } }, { "type": "string" }] }"#,
        [("a", .optional(.scalar(.string))), ("file", .optional(.scalar(.file)))]
      ),
    ] as [(String, [(String, TypeReference)])])
  func multipartIsNeverRaw(_ schema: String, parts: [(String, TypeReference)]) throws {
    for type in ["multipart/form-data", "multipart/mixed", "multipart/related; type=a/b"] {
      let post = try body("\"\(type)\": { \(schema) }")
      #expect(post.value.fields.map(\.name) == parts.map(\.0))
      #expect(post.value.fields.map(\.type) == parts.map(\.1))
      #expect(post.value.bodyContentType == (type == "multipart/form-data" ? nil : type))
      #expect(post.ids == ["openapi-body-shape"])
    }
  }

  @Test func aGetHasNone() throws {
    let result = try operation(
      """
      "get": { "requestBody": { "content": { "application/json": { "schema": { "type": "string" } } } },
        "responses": { "204": {} } }
      """)
    #expect(result.value.body == nil && result.ids == ["openapi-body-not-allowed"])
  }

  private func body(
    _ content: String, isRequired: Bool = true
  ) throws -> Diagnosed<SDKGenAPIModel.Operation> {
    try operation(
      """
      "post": { "requestBody": { "required": \(isRequired), "content": { \(content) } },
        "responses": { "204": {} } }
      """)
  }
}

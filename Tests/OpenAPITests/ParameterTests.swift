import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenOpenAPI

/// Parameters in every location and style.
@Suite struct ParameterTests {
  typealias Style = Parameter.Style

  @Test(arguments: [
    ("", Style.repeat), (#","explode": false"#, .comma), (#","style": "form""#, .repeat),
    (#","style": "spaceDelimited""#, .space), (#","style": "pipeDelimited""#, .pipe),
    (#","style": "pipeDelimited", "explode": true"#, .repeat),
    (#","style": "deepObject", "explode": true"#, .deepObject),
  ])
  func query(_ members: String, style: Style) throws {
    let list = try get(parameter("query", members))
    #expect(list.value.query.map(\.style) == [style])
    #expect(list.diagnostics == [])
  }

  @Test(arguments: [
    ("", Style.comma), (#","explode": true"#, .commaPairs), (#","style": "label""#, .label),
    (#","style": "label", "explode": true"#, .labelExploded), (#","style": "matrix""#, .matrix),
    (#","style": "matrix", "explode": true"#, .matrixExploded),
  ])
  func path(_ members: String, style: Style) throws {
    let pet = try get(parameter("path", members + #", "required": true"#), path: "/pets/{x}")
    guard case .parameter(let parameter) = pet.value.path.last else {
      Issue.record("no parameter")
      return
    }
    #expect(parameter.style == style && parameter.name == "x")
    #expect(pet.diagnostics == [])
  }

  @Test func headersAndCookiesHaveTheirOwnStyles() throws {
    #expect(try get(parameter("header", "")).value.headers.map(\.style) == [.comma])
    #expect(
      try get(parameter("header", #","explode": true"#)).value.headers.map(\.style) == [.commaPairs]
    )
    #expect(try get(parameter("cookie", "")).value.cookies.map(\.style) == [.repeat])
  }

  @Test(arguments: ["query", "header", "cookie"])
  func aStyleOfAnotherPlaceIsSaid(_ place: String) throws {
    let result = try get(parameter(place, #","style": "matrix""#))
    #expect(result.ids == ["openapi-parameter-style"])
    #expect(result.diagnostics.first?.pointer == "/paths/~1pets/get/parameters/0/style")
  }

  @Test func contentIsJSONText() throws {
    let list = try get(
      #""parameters": [{ "name": "x", "in": "query", "content": { "application/json": { "schema": { "type": "integer" } } } }]"#
    )
    #expect(list.value.query.map(\.style) == [.json])
    #expect(
      list.value.query.map(\.type) == [.optional(.scalar(.integer(bits: nil, isSigned: true)))])
  }

  @Test func theOperationsOwnReplaceThoseOfThePath() throws {
    let result = try operation(
      """
      "parameters": [{ "$ref": "#/components/parameters/Limit" },
        { "name": "limit", "in": "header", "schema": { "type": "string" } }],
      "get": {
        "parameters": [{ "name": "limit", "in": "query", "required": true, "schema": { "type": "integer" } },
          { "name": "q", "in": "query", "schema": { "type": "string" } }],
        "responses": { "204": {} } }
      """,
      beside: """
        "components": { "parameters": { "Limit": { "name": "limit", "in": "query", "schema": { "type": "string" } } } }
        """)
    #expect(result.value.query.map(\.name) == ["limit", "q"])
    #expect(result.value.query.first?.type == .scalar(.integer(bits: nil, isSigned: true)))
    #expect(result.value.headers.map(\.name) == ["limit"])
  }

  /// The default of an optional parameter is described and not sent; that of a required one is the
  /// argument's.
  @Test func defaults() throws {
    let schema = #""schema": { "type": "integer", "default": 20 }"#
    let optional = try get(#""parameters": [{ "name": "x", "in": "query", \#(schema) }]"#).value
      .query
    #expect(optional.map(\.about) == ["Default: `20`."])
    #expect(
      optional.map(\.value) == [
        .argument(.optional(.scalar(.integer(bits: nil, isSigned: true))), default: nil)
      ])
    let required = try get(
      #""parameters": [{ "name": "x", "in": "query", "required": true, \#(schema) }]"#
    ).value.query
    #expect(
      required.map(\.value) == [
        .argument(.scalar(.integer(bits: nil, isSigned: true)), default: .number("20"))
      ])
  }

  @Test(arguments: [
    (
      #"{ "name": "Accept", "in": "header", "schema": { "type": "string" } }"#,
      "openapi-ignored-header"
    ),
    (
      #"{ "name": "a b", "in": "header", "schema": { "type": "string" } }"#,
      "openapi-parameter-location"
    ),
    (
      #"{ "name": "x", "in": "formData", "schema": { "type": "string" } }"#,
      "openapi-parameter-location"
    ),
    (#"{ "in": "query", "schema": { "type": "string" } }"#, "openapi-missing-member"),
    (#"{ "name": "x", "schema": { "type": "string" } }"#, "openapi-missing-member"),
    (
      #"{ "name": "x", "in": "path", "required": true, "schema": { "type": "string" } }"#,
      "openapi-unused-path-parameter"
    ),
    (##"{ "$ref": "#/components/parameters/None" }"##, "openapi-unknown-reference"),
    (#""x""#, "openapi-wrong-kind"),
  ])
  func whatCannotBeSentIsLeftOutAndSaid(_ text: String, id: String) throws {
    let result = try get("\"parameters\": [\(text)]")
    #expect(result.ids == [id] && !result.hasErrors)
    #expect(result.value.query == [] && result.value.headers == [])
  }

  @Test func undeclaredPathParametersAreStrings() throws {
    let result = try get("\"tags\": [\"a\"]", path: "/pets/{id}")
    #expect(result.ids == ["openapi-undeclared-path-parameter"])
    guard case .parameter(let parameter) = result.value.path.last else {
      Issue.record("no parameter")
      return
    }
    #expect(parameter.type == .scalar(.string))
  }

  @Test func objectsInTheQuery() throws {
    let object = #"{ "type": "object", "properties": { "gt": { "type": "integer" } } }"#
    let plain = try get(#""parameters": [{ "name": "x", "in": "query", "schema": \#(object) }]"#)
    #expect(plain.ids == ["openapi-object-query"] && plain.value.query.map(\.style) == [.repeat])
    let list = try get(
      #""parameters": [{ "name": "x", "in": "query", "schema": { "type": "array", "items": \#(object) } }]"#
    )
    #expect(list.ids == ["openapi-objects-in-query"] && list.value.query.map(\.style) == [.json])
    let deep = try get(
      #""parameters": [{ "name": "x", "in": "query", "style": "deepObject", "schema": \#(object) }]"#
    )
    #expect(deep.diagnostics == [])
  }

  @Test func inlineTypesAreNamedAfterOperationAndParameter() throws {
    let result = try lowered(
      """
      "paths": { "/a": { "get": { "responses": { "204": {} }, "parameters": [
        { "name": "filter", "in": "query", "style": "deepObject",
          "schema": { "type": "object", "properties": { "gt": { "type": "integer" } } } }] } } }
      """)
    #expect(
      result.value?.models.map(\.origin) == [
        .inside(.operation("/paths/~1a/get"), words: ["filter"])
      ])
  }

  private func parameter(_ place: String, _ members: String) -> String {
    #""parameters": [{ "name": "x", "in": "\#(place)", "schema": { "type": "array", "items": { "type": "string" } }\#(members) }]"#
  }
}

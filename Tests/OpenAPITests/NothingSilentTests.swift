import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenOpenAPI

/// Everything that does not reach Swift is reported.
@Suite struct NothingSilentTests {
  @Test(arguments: [
    (#""path": {}"#, "openapi-unknown-member"),
    (#""tags": [{ "name": "a", "colour": 1 }]"#, "openapi-unknown-member"),
    (#""servers": [{ "url": "https://a.example", "uri": "" }]"#, "openapi-unknown-member"),
    (#""components": { "schema": {} }"#, "openapi-unknown-member"),
    (
      #""components": { "securitySchemes": { "a": { "type": "oauth2", "flows": { "implicit": {} } } } }, "security": [{ "a": [] }]"#,
      "openapi-token-flow"
    ),
  ])
  func membersOfTheDocument(_ members: String, _ id: String) throws {
    let members = members.hasPrefix("\"path\"") ? members : #""paths": {}, "# + members
    #expect(try lowered(members).ids == [id])
  }

  @Test(arguments: [
    (
      #""parameters": [{ "name": "q", "in": "query", "allowEmptyValue": true, "schema": { "type": "string" } }], "responses": { "204": {} }"#,
      "openapi-empty-value"
    ),
    (#""tags": ["a", "b"], "responses": { "204": {} }"#, "openapi-additional-tags"),
    (
      #""responses": { "204": {}, "400": { "content": { "text/plain": {} } } }"#,
      "openapi-other-content"
    ),
    (
      #""responses": { "200": { "content": { "application/json": { "schema": {}, "sample": 1 } } } }"#,
      "openapi-unknown-member"
    ),
  ])
  func membersOfOperations(_ members: String, _ id: String) throws {
    let result = try operation(#""get": { \#(members) }"#)
    #expect(result.ids == [id])
  }

  @Test func anchorsAreFound() throws {
    try expect(
      ##""A": {"$ref": "#pet"}, "B": {"$anchor": "pet", "properties": {"a": {"type": "string"}}}, "C": {"$ref": "#none"}"##,
      "A = B\nB\n  a: String?\nC = JSON", said: ["openapi-unknown-schema"])
  }

  @Test func conditionalPropertiesMayBeThere() throws {
    try expect(
      #""A": {"properties": {"a": {"type": "string"}}, "if": {}, "then": {"required": ["b"], "properties": {"a": {"const": "x"}, "b": {"type": "integer"}}}, "dependentSchemas": {"a": {"properties": {"c": {"type": "boolean"}}}}}"#,
      "A\n  a: String?\n  b: Int?\n  c: Bool?", said: ["openapi-condition"])
  }

  @Test func aServerOfOneOperationIsNoDefault() throws {
    let api = try #require(
      try lowered(
        """
        "servers": [{ "url": "/v1" }], "paths": { "/a": {
          "get": { "responses": { "204": {} } },
          "put": { "servers": [{ "url": "https://up.a.example" }], "responses": { "204": {} } } } }
        """
      ).value)
    #expect(api.needsServer)
    #expect(api.servers.map(\.name) == ["up"])
    #expect(api.operations.map(\.server) == [nil, "up"])
  }
}

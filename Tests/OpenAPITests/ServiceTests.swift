import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenOpenAPI

/// Servers and credentials.
@Suite struct ServiceTests {
  @Test func theOnlyServerHasNoName() throws {
    let api = try lowered(#""servers": [{ "url": "https://a.example/v1" }], "paths": {}"#)
    #expect(api.value?.servers.map(\.name) == [nil])
    #expect(api.value?.servers.map(\.url) == [[.literal("https://a.example/v1")]])
  }

  @Test func variables() throws {
    let api = try lowered(
      """
      "servers": [{ "url": "https://{region}.a.example:{port}", "variables": {
        "region": { "default": "eu", "enum": ["eu", "us"] }, "port": { "default": 8443 }, "none": { "default": "" } } }],
      "paths": {}
      """)
    #expect(
      api.value?.servers.first?.url == [
        .literal("https://"), .variable(name: "region", default: "eu", allowed: ["eu", "us"]),
        .literal(".a.example:"), .variable(name: "port", default: "8443", allowed: []),
      ])
    #expect(api.ids == ["openapi-server-variable"])
  }

  @Test(arguments: [
    ("/v1", "openapi-server-url"), ("https://a.example?x=1", "openapi-server-url"),
    ("https://{a", "openapi-server-url"), ("ftp://a.example", "openapi-server-url"),
  ])
  func whatIsNoServerIsLeftOut(_ url: String, id: String) throws {
    let api = try lowered(#""servers": [{ "url": "\#(url)" }], "paths": {}"#)
    #expect(api.value?.servers == [] && api.ids == [id] && !api.hasErrors)
  }

  @Test func serversOfOperationsAreHostsOfTheDocuments() throws {
    let api = try lowered(
      """
      "servers": [{ "url": "https://api.a.example", "description": "Production server" }],
      "paths": {
        "/a": { "servers": [{ "url": "https://files.a.example" }], "get": { "responses": { "204": {} } },
          "put": { "servers": [{ "url": "https://up.a.example", "description": "Server for file uploads." }], "responses": { "204": {} } } },
        "/b": { "get": { "servers": [{ "url": "https://api.a.example" }], "responses": { "204": {} } } },
        "/c": { "get": { "responses": { "204": {} } } } }
      """)
    #expect(api.value?.servers.map(\.name) == [nil])
    #expect(api.value?.servers.first?.hosts.map(\.name) == ["files", "file uploads"])
    #expect(api.value?.operations.map(\.server) == ["files", "file uploads", nil, nil])
  }

  @Test func schemes() throws {
    let api = try secured(
      """
      "a": { "type": "http", "scheme": "Bearer" }, "b": { "type": "http", "scheme": "basic" },
      "c": { "type": "apiKey", "name": "k", "in": "cookie" },
      "d": { "type": "oauth2", "flows": { "clientCredentials": { "tokenUrl": "https://a.example/t", "scopes": { "r": "" } } } },
      "e": { "type": "oauth2", "flows": { "authorizationCode": { "tokenUrl": "https://a.example/t" } } },
      "f": { "type": "openIdConnect" }, "g": { "type": "http", "scheme": "digest" }, "h": { "type": "mutualTLS" }
      """, #""security": [{ "a": [] }],"#)
    #expect(
      api.value?.securitySchemes.map(\.kind) == [
        .bearer, .basic, .apiKey(name: "k", in: .cookie, isEncoded: false),
        .oauth2(flow: .clientCredentials, tokenURL: "https://a.example/t", scopes: ["r"]), .bearer,
        .bearer,
      ])
    #expect(
      api.ids == [
        "openapi-token-flow", "openapi-unsupported-scheme", "openapi-unsupported-scheme",
      ])
  }

  private static let two =
    #""key": { "type": "apiKey", "name": "k", "in": "header" }, "token": { "type": "http", "scheme": "bearer" }, "tls": { "type": "mutualTLS" }"#

  /// The document's own scheme comes first, so that operations need not repeat it.
  @Test(
    arguments: [
      ("", nil), (#""security": [],"#, [[]]), (#""security": [{}],"#, [[]]),
      (#""security": [{ "token": [] }],"#, nil), (#""security": [{ "key": [] }],"#, [["key"]]),
      (#""security": [{ "token": [], "key": [] }],"#, [["token", "key"]]),
      (#""security": [{ "key": [] }, { "token": [] }, {}],"#, [["key"], ["token"], []]),
      (#""security": [{ "tls": [], "key": [] }],"#, [["key"]]),
      (#""security": [{ "none": [] }, { "key": [] }],"#, [["key"]]),
    ] as [(String, [[String]]?)])
  func requirements(_ security: String, _ alternatives: [[String]]?) throws {
    let api = try secured(Self.two, #""security": [{ "token": [] }],"#, operation: security)
    #expect(api.value?.securitySchemes.map(\.name) == ["token", "key"])
    #expect(
      api.value?.operations.map(\.security)
        == [alternatives.map { SecurityRequirement(anyOf: $0) }])
  }

  @Test func unknownSchemesAreSaid() throws {
    let api = try secured(Self.two, #""security": [{ "tokn": [] }],"#)
    #expect(api.value?.securitySchemes.first?.name == "token")
    #expect(api.ids.contains("openapi-unknown-scheme"))
    #expect(api.diagnostics.contains { $0.message.hasSuffix("'token' takes its place") })
    #expect(api.value?.operations.map(\.security) == [nil])
  }

  @Test(
    arguments: [
      // Nothing like it: whichever is given. What is known of an alternative stays, and so does the right to send none.
      (#"[{ "other": [] }]"#, [["key"], ["token"], []]),
      (#"[{ "token": [], "other": [] }]"#, [["token"]]), (#"[{ "KEY": [] }, {}]"#, [["key"], []]),
      (#"[{ "other": [] }, { "token": [] }]"#, [["token"]]),
    ] as [(String, [[String]])])
  func unknownSchemesSendNoCallWithoutItsCredential(_ security: String, _ alternatives: [[String]])
    throws
  {
    let api = try secured(Self.two, "", operation: "\"security\": \(security),")
    #expect(api.value?.operations.map(\.security) == [SecurityRequirement(anyOf: alternatives)])
  }

  /// A misspelt name must not send a call without its credential.
  @Test func theOnlySchemeStandsForAnUnknownOne() throws {
    let one = ##""token": { "type": "http", "scheme": "bearer" }"##
    let api = try secured(one, "", operation: #""security": [{ "JWT-auth": [] }],"#)
    #expect(api.value?.securitySchemes.map(\.name) == ["token"])
    #expect(api.value?.operations.map(\.security) == [nil])
    #expect(api.ids.contains("openapi-unknown-scheme"))
  }

  @Test func anUnknownSchemeIsNoErrorWithoutAnyScheme() throws {
    let api = try secured("", "", operation: #""security": [{ "JWT-auth": [] }],"#)
    #expect(api.value?.operations.map(\.security) == [nil])
    #expect(
      api.diagnostics.map(\.message) == [
        "no security scheme is named 'JWT-auth'; calls go out without a credential"
      ])
  }

  /// Schemes that nothing asks for would never be used.
  @Test func withoutRequirementsACredentialGoesWithEveryCall() throws {
    let api = try secured(Self.two, "")
    #expect(
      api.value?.operations.map(\.security) == [
        SecurityRequirement(anyOf: [["key"], ["token"], []])
      ])
    #expect(api.ids.contains("openapi-no-requirement"))
  }

  private func secured(
    _ schemes: String, _ members: String, operation: String = ""
  ) throws -> Diagnosed<API?> {
    try lowered(
      """
      \(members) "components": { "securitySchemes": { \(schemes) } },
      "paths": { "/a": { "get": { \(operation) "responses": { "204": {} } } } }
      """)
  }
}

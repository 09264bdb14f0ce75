import SDKGenDiagnostics
import SDKGenSourceText
import Testing

@testable import SDKGenOpenAPI

/// Versions of documents, and the files that documents name.
@Suite struct DocumentTests {
  @Test(arguments: [("3.0.4", OpenAPIVersion.v3_0), ("3.1.0", .v3_1), ("3.1.1", .v3_1)])
  func versions(_ text: String, _ version: OpenAPIVersion) throws {
    let result = OpenAPIVersion.of(try element("{ \"openapi\": \"\(text)\" }"))
    #expect(result == Diagnosed(version))
  }

  @Test func version32IsReadByTheRulesOf31() throws {
    let result = OpenAPIVersion.of(try element(#"{ "openapi": "3.2.0" }"#))
    #expect(result.value == .v3_1 && result.diagnostics.isEmpty)
  }

  @Test func aLaterVersionIsReadWithAWarning() throws {
    let result = OpenAPIVersion.of(try element(#"{ "openapi": "3.3.0" }"#))
    #expect(result.value == .v3_1)
    #expect(result.ids == ["openapi-newer-version"] && !result.hasErrors)
  }

  /// YAML without quotes has a number.
  @Test func aNumberIsAVersionToo() throws {
    #expect(OpenAPIVersion.of(try element(#"{ "openapi": 3.0 }"#)).value == .v3_0)
  }

  @Test(arguments: [
    (#"{ "swagger": "1.2" }"#, "swagger-version"), (#"{ "openapi": "4.0" }"#, "openapi-version"),
    (#"{ "openapi": true }"#, "openapi-version"), (#"{ "paths": {} }"#, "openapi-version"),
  ])
  func othersAreRefused(_ text: String, id: String) throws {
    let result = OpenAPIVersion.of(try element(text))
    #expect(result.value == nil && result.ids == [id] && result.hasErrors)
  }

  @Test func filesThatReferencesNameAreFoundOnce() throws {
    let found = referencedFiles(
      in: try element(
        """
        { "paths": { "/a": { "$ref": "paths/a.json#/x" }, "/b": { "$ref": "./paths/a.json" } },
          "components": {
            "schemas": { "A": { "properties": { "example": { "$ref": "../common/e.json" } } } },
            "examples": { "E": { "$ref": "examples/e.json" } },
            "parameters": { "P": { "$ref": "#/components/parameters/Q" } } } }
        """, file: "spec/openapi.json"))
    #expect(
      found.value.map(\.path) == ["spec/paths/a.json", "common/e.json", "spec/examples/e.json"])
    #expect(found.diagnostics == [])
  }

  /// Examples and other data name no files.
  @Test(arguments: [
    #"{ "a": { "example": { "$ref": "x.json" } } }"#,
    #"{ "a": { "examples": [{ "$ref": "x.json" }] } }"#,
    #"{ "a": { "examples": { "one": { "value": { "$ref": "x.json" } } } } }"#,
    #"{ "a": { "default": { "$ref": "x.json" }, "enum": [{ "$ref": "y.json" }] } }"#,
    #"{ "x-vendor": { "$ref": "x.json" } }"#,
    #"{ "a": { "properties": { "$ref": { "type": "string" } } } }"#,
  ])
  func valuesNameNoFiles(_ text: String) throws {
    #expect(referencedFiles(in: try element(text)) == Diagnosed([]))
  }

  @Test func remoteReferencesAreErrorsWithAdvice() throws {
    let found = referencedFiles(
      in: try element(#"{ "a": { "$ref": "https://a.example/b.json#/c" } }"#))
    #expect(found.value == [] && found.hasErrors)
    #expect(found.diagnostics.first?.message.contains("save the file next to this one") == true)
    #expect(found.diagnostics.first?.pointer == "/a")
  }

  @Test(arguments: [
    ("Swagger Petstore - OpenAPI 3.0", "Swagger Petstore"), ("Stripe API", "Stripe"),
    ("OpenAI API", "OpenAI"), ("Box Platform API", "Box Platform"), ("The Zoo API v2", "Zoo"),
    ("", nil), ("REST API", nil), ("1Password Connect", nil), ("Client", nil),
    ("order-management-api", "order management"), ("e-commerce API", "e commerce"),
    ("X-Ray API", "X Ray"), ("Pay - Acme", "Pay"), ("Pay – Acme", "Pay"), ("Pay—Acme", "Pay"),
    ("CI/CD API", "CI CD"), ("Pay: the API", "Pay"), ("Pay(beta)", "Pay"), ("- Pay", "Pay"),
    ("(beta) Pay", "beta Pay"), ("StorageManagementClient", "StorageManagement"),
    ("Storage Client API", "Storage"), ("Pay API v1.2-beta", "Pay"), ("v2-storage", "v2 storage"),
    ("Web Forms API version 1.1", "Web Forms"), ("Pay API, version 1", "Pay"),
    ("Pay API rev. 3", "Pay"), ("Pay API docs", "Pay"), ("Pay API beta", "Pay"),
    ("Docs API", "Docs"), ("Beta", "Beta"), ("Acme's API", "Acmes"), ("Acme’s API", "Acmes"),
  ])
  func titlesBecomeNames(_ title: String, name: String?) { #expect(apiName(title) == name) }

  private func element(_ text: String, file: String = "openapi.json") throws -> Element {
    Element(try #require(readJSON(Array(text.utf8), file: file).value), Pointer(file: file))
  }
}

import SDKGenDiagnostics
import Testing

@testable import SDKGenKit

/// Names of more words than anybody writes.
@Suite struct ManyWordsTests {
  @Test(
    .timeLimit(.minutes(15)),
    arguments: ["tag", "operationId", "path", "parameter", "schema", "property", "value"],
    ["*", "aB", "list_pets_"])
  func aNameOfThousandsOfWordsIsNamed(place: String, unit: String) {
    let many = String(repeating: unit, count: 5_000)
    func name(_ of: String, _ usual: String) -> String { place == of ? many : usual }
    let document = """
      {
        "openapi": "3.1.0", "info": { "title": "Zoo", "version": "1" },
        "servers": [{ "url": "https://zoo.example" }],
        "paths": { "/pets/\(name("path", "old"))": { "get": {
          "operationId": "\(name("operationId", "list pets"))", "tags": ["\(name("tag", "pets"))"],
          "parameters": [{ "name": "\(name("parameter", "size"))", "in": "query", "schema": { "type": "string" } }],
          "responses": { "200": { "description": "", "content": { "application/json": { "schema": {
            "$ref": "#/components/schemas/\(name("schema", "Pet"))" } } } } } } } },
        "components": { "schemas": { "\(name("schema", "Pet"))": { "type": "object", "properties": {
          "\(name("property", "name"))": { "type": "string", "enum": ["\(name("value", "a"))", "b"] } } } } }
      }
      """
    let made = generate("openapi.json", load: { _ in Array(document.utf8) })
    #expect(!made.value.isEmpty, "\(made.diagnostics)")
  }
}

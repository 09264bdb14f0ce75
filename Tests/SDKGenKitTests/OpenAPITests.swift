import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenKit

/// OpenAPI documents through the driver: other files, selection, clashes.
@Suite struct OpenAPITests {
  private struct NoFile: Error, CustomStringConvertible { let description = "nothing there" }

  private static let files = [
    "spec/openapi.yaml": """
    openapi: 3.1.0
    info: { title: Zoo API, version: '1' }
    servers: [{ url: https://zoo.example }]
    paths:
      /pets: { $ref: paths/pets.yaml }
      /keepers:
        get: { operationId: listKeepers, responses: { '200': { $ref: 'missing.json#/ok' } } }
    """,
    "spec/paths/pets.yaml": """
    get:
      operationId: listPets
      responses:
        '200': { content: { application/json: { schema: { $ref: '../../common/Pet.json' } } } }
    """,
    "common/Pet.json": #"{ "type": "object", "properties": { "name": { "type": "string" } } }"#,
    "spec/missing.json": #"{ "ok": { "content": {} } }"#,
  ]

  private func load(without missing: String = "") -> Load {
    { path in
      guard path != missing, let text = Self.files[path] else { throw NoFile() }
      return Array(text.utf8)
    }
  }

  @Test func referencedFilesAreReadRelativeToWhatNamesThem() {
    let api = readAPI("spec/openapi.yaml", load: load())

    #expect(api.diagnostics == [])
    #expect(api.value?.groups.flatMap(\.operations).map(\.name) == ["listPets", "listKeepers"])
    #expect(api.value?.models.count == 1)
  }

  @Test func aMissingFileIsAnErrorWithThePathThatWasTried() {
    let api = generate("spec/openapi.yaml", load: load(without: "common/Pet.json"))

    let error = api.diagnostics.first { $0.id == "openapi-missing-file" }
    #expect(api.value.isEmpty && error?.severity == .error)
    #expect(
      error?.message
        == "'../../common/Pet.json' points to a file that is needed: cannot read 'common/Pet.json': nothing there"
    )
    #expect(error?.location?.file == "spec/paths/pets.yaml" && error?.location?.line == 4)
  }

  @Test func selectionLeavesOutOperationsAndWhatOnlyTheyNeed() {
    let options = GenerationOptions {
      $0.selection.exclude = [Selector(.operation, "/paths/~1pets/get")]
    }
    let result = generate("spec/openapi.yaml", load: load(), options: options)

    #expect(!result.diagnostics.hasErrors)
    let texts = result.value.map(\.text)
    #expect(!texts.contains { $0.contains("PetsEndpoint") || $0.contains("Pet:") })
    #expect(result.value.contains { $0.text.contains("KeepersEndpoint") })
  }

  /// The document is someone else's: what clashes in Swift is told apart.
  @Test func clashesAreResolvedWithANote() {
    let text = """
      openapi: 3.1.0
      info: { title: Zoo API, version: '1' }
      servers: [{ url: https://zoo.example }]
      paths:
        /a: { get: { operationId: list_pets, tags: [a], responses: { '204': {} } } }
        /b: { get: { operationId: listPets, tags: [a], responses: { '204': {} } } }
      """
    let result = generate("openapi.yaml", load: { _ in Array(text.utf8) })

    #expect(!result.value.isEmpty && !result.diagnostics.hasErrors)
    #expect(result.diagnostics.contains { $0.severity == .note && $0.id == "resolved-clash" })
  }

  @Test(arguments: [
    "swagger: '1.2'", "swaggerVersion: '1.2'", "info: {}\npaths: {}", "openapi: 2.5.0",
  ])
  func whatIsNoOpenAPIIsRefused(_ text: String) {
    let result = generate("openapi.yaml", load: { _ in Array(text.utf8) })
    #expect(result.value.isEmpty && result.diagnostics.map(\.severity) == [.error])
  }
}

import SDKGenDiagnostics
import SDKGenKit
import Testing

/// The settings for a document in `sdkgen.json`, from their text to the generated Swift.
@Suite struct DocumentSettingsTests {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: https://shop.example }]
    paths:
      /pets:
        get:
          operationId: listPets
          tags: [pets]
          parameters: [{ name: q, in: query, schema: { type: string } }]
          responses:
            "200": { description: All., content: { application/json: { schema: { $ref: "#/components/schemas/pet_v2" } } } }
      /orders:
        get: { operationId: listOrders, tags: [orders], responses: { "204": { description: None. } } }
    components:
      schemas:
        pet_v2:
          type: object
          required: [size, price]
          properties:
            size: { type: string, enum: [s, m] }
            price: { type: string, format: decimal }

    """

  @Test(arguments: [
    "Bread", "schema=Bread", "parts/models.yaml#/Bread", "/Bread",
  ])
  func aSchemaOfAnotherFileHasTheSameNamesInEveryFolder(name: String) {
    let root = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: https://shop.example }]
      paths:
        /b:
          get:
            operationId: getBread
            responses:
              "200": { description: It., content: { application/json: { schema: { $ref: "parts/models.yaml#/Bread" } } } }

      """
    let models = "Bread: { type: object, properties: { id: { type: integer } } }\n"
    let options = GenerationOptions { $0.renamings = [Renaming(name, to: "Loaf")] }
    for folder in ["", "specs/", "/somewhere/else/"] {
      let files = [
        "\(folder)openapi.yaml": root,
        "\(folder)parts/models.yaml": models,
      ]
      let made = generate(
        "\(folder)openapi.yaml", load: { Array(try #require(files[$0]).utf8) }, options: options)
      #expect(made.diagnostics == [])
      #expect(made.value.contains { $0.text.contains("public nonisolated struct Loaf:") })
    }
  }

  @Test(arguments: [
    ("pet_v2", "Pet", "public nonisolated struct Pet:"),
    ("#/components/schemas/pet_v2", "Pet", "public nonisolated struct Pet:"),
    ("pet_v2.price", "cost", "public let cost: String\n"),
    ("/components/schemas/pet_v2/properties/price", "cost", "public let cost: String\n"),
    ("/components/schemas/pet_v2/properties/size.s", "small", "case small, m\n"),
    ("pets.listPets", "all", "case all(q: String? = nil)"),
    ("/paths/~1pets/get", "all", "case all(q: String? = nil)"),
    ("pets.listPets(q)", "query", "case list(query: String? = nil)"),
    ("tag=pets", "animals", "public nonisolated enum AnimalsEndpoint: Endpoint {"),
  ])
  func aRenamingChangesTheSwiftName(subject: String, name: String, made: String) {
    let output = generated(GenerationOptions { $0.renamings = [Renaming(subject, to: name)] })

    #expect(!output.hasErrors, "\(output.diagnostics)")
    #expect(text(output).contains(made), "\(text(output))")
    // On the wire nothing changes.
    #expect(text(output).contains("\"price\""))
    #expect(text(output).contains("[(\"q\", "))
  }

  @Test func aRenamingOfNothingIsAnErrorWithItsPlace() {
    let place = SourceLocation(file: "sdkgen.json", line: 4, column: 7)
    let output = generated(
      GenerationOptions { $0.renamings = [Renaming("pet_v2.prize", to: "cost", at: place)] })

    #expect(output.diagnostics.map(\.id).contains("unknown-renaming"))
    let found = output.diagnostics.first { $0.id == "unknown-renaming" }
    #expect(found?.location == place)
    #expect(found?.message.contains("did you mean 'pet_v2.price'?") == true)
  }

  @Test(arguments: [
    (
      "pet_v2", "String",
      "'String' cannot be the Swift name, since Swift has a public type 'String'"
    ),
    ("pet_v2.price", "self", "'self' cannot be the Swift name, since "),
  ])
  func aNameThatCannotBeChosenIsReportedWhereItWasChosen(
    subject: String, name: String, message: String
  ) {
    let location = SourceLocation(file: "sdkgen.json", line: 4, column: 7)
    let output = generated(
      GenerationOptions { $0.renamings = [Renaming(subject, to: name, at: location)] })

    let found = output.diagnostics.first { $0.severity == .error }
    #expect(found?.message.hasPrefix(message) == true, "\(output.diagnostics)")
    #expect(found?.location == location)
    #expect(found?.notes.first?.message == "'\(subject)' is declared here")
    #expect(found?.notes.first?.location?.file == "shop.yaml")
  }

  @Test func anOverlayChangesTheDocument() {
    let overlay = """
      info: { title: Pet corner }
      paths: { /orders: null }
      components: { schemas: { pet_v2: { properties: { price: { type: number, format: null } } } } }
      """
    let output = generated(overlaid, files: ["more.yaml": overlay])

    #expect(output.diagnostics.isEmpty, "\(output.diagnostics)")
    #expect(text(output).contains("struct PetCornerClient"))
    #expect(text(output).contains("public let price: Double\n"))
    #expect(!text(output).contains("listOrders"))
  }

  @Test func anOverlaidDocumentStillRefersToOtherFiles() {
    let overlay = "info: { title: Shop }\ncomponents: { schemas: { pet_v2: { $ref: pet.yaml } } }\n"
    let files = [
      "more.yaml": overlay + "paths: { /pets: { $ref: 'paths.yaml#/pets' } }\n",
      "pet.yaml": "{ type: object, properties: { age: { type: integer } } }\n",
      "paths.yaml": "pets: { post: { responses: { '204': { description: Done. } } } }\n",
    ]
    let output = generated(overlaid, files: files)

    #expect(!output.hasErrors, "\(output.diagnostics)")
    #expect(text(output).contains("case create"))
    #expect(text(output).contains("age: Int?"))
  }

  @Test func aMistakeOfAnOverlayHasItsPlaceThere() {
    let output = generated(overlaid, files: ["more.yaml": "paths:\n  /order: null\n"])

    let found = output.diagnostics.first { $0.id == "overlay-removes-nothing" }
    #expect(found?.location?.description == "more.yaml:2:3")
  }

  @Test func aMissingOverlayIsAnError() {
    #expect(generated(overlaid).diagnostics.map(\.id) == ["unreadable-file"])
  }

  @Test func typesAreMapped() throws {
    let types = try [("format:decimal", "Decimal"), ("pet_v2", "Zoo.Pet")].map {
      try #require(TypeSetting($0.0, $0.1))
    }
    let decimal = generated(GenerationOptions { $0.reading.types = [types[0]] })
    let own = generated(GenerationOptions { $0.reading.types = [types[1]] })

    #expect(text(decimal).contains("public let price: Decimal\n"))
    #expect(text(own).contains("public typealias PetV2 = Pet\n"))
    #expect(text(own).contains("public import Zoo\n"))
    #expect(!text(own).contains("struct PetV2"))
  }

  @Test func acronymsAreCapitals() {
    let renamed = GenerationOptions { $0.acronyms = ["PET"] }

    #expect(text(generated(renamed)).contains("struct PETV2:"))
  }

  private var overlaid: GenerationOptions {
    GenerationOptions { $0.reading.overlays = [Overlay(path: "more.yaml")] }
  }

  private struct Missing: Error {}

  private func generated(
    _ options: GenerationOptions, files: [String: String] = [:]
  ) -> Diagnosed<[OutputFile]> {
    let files = files.merging(["shop.yaml": Self.document]) { own, _ in own }
    return generate(
      "shop.yaml",
      load: { path in
        guard let text = files[path] else { throw Missing() }
        return Array(text.utf8)
      }, options: options)
  }

  private func text(_ output: Diagnosed<[OutputFile]>) -> String {
    output.value.map(\.text).joined()
  }
}

import SDKContract
import SDKGenDiagnostics
import SDKGenKit
import Testing

@testable import SDKGenSwift

/// The contract as a text, for what is not compiled.
struct ContractTests {
  private static let spec = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /pets:
        get: { operationId: list, tags: [pets], responses: { "200": { description: All. } } }
        post: { operationId: create, tags: [pets], responses: { "201": { description: Made. } } }
    """

  private func made(
    _ spec: String, _ options: GenerationOptions = .init()
  ) -> Diagnosed<String?> {
    contract(of: "shop.yaml", load: { _ in Array(spec.utf8) }, options: options)
  }

  @Test func itIsTheTextThatIsGenerated() throws {
    let text = try #require(made(Self.spec).value)
    let files = generate(
      "shop.yaml", load: { _ in Array(Self.spec.utf8) },
      options: GenerationOptions { $0.planning.contract = .only(module: nil) })
    let file = try #require(files.value.first)
    #expect(file.text.replacing(#/\\\n */#, with: "").contains(text))
    #expect(text.contains("Shop.create"))
  }

  @Test func itHasWhatIsSelected() throws {
    let selection = try Selection(include: [#require(Selector("operation=pets.list"))], exclude: [])
    let text = try #require(
      made(Self.spec, GenerationOptions { $0.selection = selection }).value)
    #expect(text.contains("Shop.list") && !text.contains("Shop.create"))
  }

  /// Nothing but the base leads to what extends it.
  @Test(arguments: ["", "mapping: { c: Cat }"])
  func basesLeadToTheirHeirs(mapping: String) throws {
    func heir(_ name: String, _ tag: String) -> String {
      "\(name): { allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { \(tag) } }] }"
    }
    let spec =
      Self.spec.replacing(
        #/"200": { description: All. }/#,
        with:
          "'200': { description: All., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }"
      )
        + """

        components:
          schemas:
            Pet: { type: object, discriminator: { propertyName: kind, \(mapping) }, properties: { kind: { type: string } } }
            \(heir("Cat", "lives: { type: integer }"))
            \(heir("Dog", "kind: { enum: [hound, puppy] }"))
        """
    let text = try #require(made(spec).value)
    for name in ["lives", "hound", "puppy"] { #expect(text.contains(name), "\(text)") }
  }

  @Test func variablesInPathsOfServersHaveAllTheirValues() throws {
    let spec =
      Self.spec + """

        servers:
          - url: https://{host}.example/{version}/{tenant}
            variables:
              host: { default: a, enum: [a, b] }
              version: { default: v1, enum: [v1, v2] }
              tenant: { default: shop }
        """
    let text = try #require(made(spec).value)
    for path in ["v1/shop", "v1/{tenant}", "v2/shop", "v2/{tenant}"] {
      #expect(text.contains("https://a.example/\(path)"))
    }
    #expect(!text.contains("https://b.example"))
  }

  /// Values are those that clients send: texts as YAML has them written, where the type says so.
  @Test func valuesAreWhatTheirTypesMean() throws {
    let spec =
      Self.spec + """

        components:
          schemas:
            Code: { type: string, enum: [007, 1.10, True, NULL], default: 007 }
            Open: { type: [string, "null"], enum: [off, null], example: 01 }
            List: { type: array, items: { $ref: '#/components/schemas/Code' }, example: [007, 2] }
            Pair: { type: object, properties: { a: { type: string } }, example: { a: 0x1F, b: 0x1F } }
            Size: { type: integer, enum: [1, 2] }
        """
    let listed = spec.replacing(
      "get: {",
      with:
        "get: { requestBody: { content: { a/b: { schema: { anyOf: [\(["Code", "Open", "List", "Pair", "Size"].map { "{ $ref: '#/components/schemas/\($0)' }" }.joined(separator: ", "))] } } } },"
    )
    let contract = Contract(try #require(made(listed).value))
    func values(_ schema: String, _ keyword: String) -> [String] {
      let value = contract.root["components"]?["schemas"]?[schema]?[keyword]
      let all = value.map { $0.elements.isEmpty ? $0.members.map(\.value) : $0.elements } ?? []
      return (all.isEmpty ? [value].compactMap(\.self) : all).map { "\($0.kind)" }
    }
    #expect(
      values("Code", "enum") == ["007", "1.10", "True", "NULL"].map { "string(\"\($0)\")" })
    #expect(values("Code", "default") == [#"string("007")"#])
    #expect(values("Open", "enum").last == "null")
    #expect(values("Open", "example") == [#"string("01")"#])
    #expect(values("List", "example") == [#"string("007")"#, #"string("2")"#])
    #expect(values("Pair", "example")[0] == #"string("0x1F")"#)
    #expect(values("Size", "enum") == [#"number("1")"#, #"number("2")"#])
  }

  /// Swagger 2.0 says of each field whether it must be sent, and a body without it is none.
  @Test(arguments: [true, false])
  func aFormWithARequiredFieldIsRequired(isRequired: Bool) throws {
    let spec = """
      swagger: "2.0"
      info: { title: Shop, version: "1" }
      paths:
        /pets:
          post:
            parameters: [{ name: age, in: formData, type: integer }, { name: name, in: formData, type: string, required: \(isRequired) }]
            responses: { 204: { description: Made. } }
      """
    let contract = Contract(try #require(made(spec).value))
    let body = contract.root["paths"]?["/pets"]?["POST"]?["requestBody"]
    #expect(body?["required"]?.bool == (isRequired ? true : nil) && body?["content"] != nil)
  }

  @Test func aSpecWithErrorsHasNone() {
    let broken = made("openapi: 3.1.0\npaths: {\n")
    #expect(broken.value == nil && broken.hasErrors)
  }

  @Test func operationsHaveTheirDocumentationAndCall() throws {
    let spec = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /ping: { get: { operationId: ping, responses: { "204": { description: Fine. } } } }
        /pets:
          post:
            operationId: create
            tags: [pets]
            summary: Adds a pet.
            description: It gets an id.
            deprecated: true
            requestBody:
              required: true
              content:
                application/json:
                  schema:
                    type: object
                    required: [name]
                    properties: { name: { type: string }, kind: { type: string } }
            responses: { "201": { description: Made. } }
        /pets/{in}:
          get:
            operationId: get
            tags: [pets]
            parameters:
              - { name: in, in: path, required: true, schema: { type: integer } }
              - { name: limit, in: query, schema: { type: integer } }
            responses:
              "200":
                description: One after the other.
                content: { text/event-stream: { itemSchema: { type: string } } }
      """
    let notes = operationNotes(of: "shop.yaml", load: { _ in Array(spec.utf8) })
    #expect(notes["Pets.create"]?.call == "try await api.pets.create(name: \"Name\")")
    #expect(notes["Pets.create"]?.about == "Adds a pet.\n\nIt gets an id.\n\nDeprecated.")
    #expect(
      notes["Pets.get"]?.call == "for try await event in api.pets.get(in: 1) {\n  print(event)\n}")
    #expect(notes["Shop.ping"]?.call == "try await api.ping()")
    #expect(notes["Shop.ping"]?.about == "")
  }
}

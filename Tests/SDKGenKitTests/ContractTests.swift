import SDKGenDiagnostics
import SDKGenKit
import SDKGenSwiftPlanning
import Testing

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

  private func text(_ spec: String, _ options: GenerationOptions = .init()) -> Diagnosed<String?> {
    contract(of: "shop.yaml", load: { _ in Array(spec.utf8) }, options: options)
  }

  @Test func itIsTheTextThatIsGenerated() throws {
    let text = try #require(text(Self.spec).value)
    let files = generate(
      "shop.yaml", load: { _ in Array(Self.spec.utf8) },
      options: GenerationOptions { $0.planning.contract = .only })
    let file = try #require(files.value.first)
    #expect(file.text.replacing(#/\\\n */#, with: "").contains(text))
    #expect(text.contains("Shop.create"))
  }

  @Test func itHasWhatIsSelected() throws {
    let selection = try Selection(include: [#require(Selector("operation=pets.list"))], exclude: [])
    let text = try #require(
      text(Self.spec, GenerationOptions { $0.selection = selection }).value)
    #expect(text.contains("Shop.list") && !text.contains("Shop.create"))
  }

  @Test func aSpecWithErrorsHasNone() {
    let broken = text("openapi: 3.1.0\npaths: {\n")
    #expect(broken.value == nil && broken.hasErrors)
  }
}

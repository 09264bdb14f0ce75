import Foundation
import Mustache
import SDKGenDiagnostics
import SDKGenSwiftModel
import SDKGenTemplates
import Testing

@testable import SDKGenSwiftRendering

@Suite struct TemplateTests {
  @Test func theBuiltInTemplatesAreRight() { #expect(TemplateSet.make().diagnostics.isEmpty) }

  @Test func theBuiltInTemplatesAreThoseInTheFolder() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Templates").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "mustache" }
    let texts = try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
      })

    #expect(texts == Dictionary(uniqueKeysWithValues: builtInTemplates.map { ($0.name, $0.text) }))
  }

  @Test func anUnknownNameIsFoundWithItsLocation() throws {
    let source = TemplateSet.Source(
      name: "alias", text: "{{% CONTENT_TYPE:TEXT}}\n{{doc}}typealias {{nmae}} = {{type}}\n",
      file: "mine/alias.mustache")

    let problem = try #require(TemplateSet.make(replacing: [source]).diagnostics.first)

    #expect(problem.id == "unknown-template-name")
    #expect(problem.location?.description == "mine/alias.mustache:2:20")
  }

  @Test(arguments: [
    ("alias", "typealias {{name}}\n", "escaping-template"),
    ("alias", "{{% CONTENT_TYPE:TEXT}}\n{{#doc}}\n", "bad-template"),
    ("alias", "{{% CONTENT_TYPE:TEXT}}\n{{>nothing}}\n", "unknown-partial"),
    ("method", "{{% CONTENT_TYPE:TEXT}}\n{{>method}}\n", "recursive-partial"),
    ("nothing", "{{% CONTENT_TYPE:TEXT}}\n", "unknown-template"),
    (
      "alias", "{{% CONTENT_TYPE:TEXT}}\n" + String(repeating: "{{#doc}}", count: 3000),
      "template-too-deep"
    ),
    (
      "alias", "{{% CONTENT_TYPE:TEXT}}\n" + String(repeating: "{{>method}}", count: 3000),
      "template-too-deep"
    ),
    (
      "alias", "{{% CONTENT_TYPE:TEXT}}\n{{" + String(repeating: "t(", count: 30_000),
      "template-too-deep"
    ),
    ("alias", "{{% CONTENT_TYPE:TEXT}}\n{{=<% %>=}}", "bad-template"),
  ])
  func reports(name: String, text: String, id: String) {
    let source = TemplateSet.Source(name: name, text: text, file: "\(name).mustache")

    #expect(TemplateSet.make(replacing: [source]).diagnostics.map(\.id).contains(id))
  }

  /// The tool would not know its own files again without it.
  @Test func noTemplateCanChangeTheFirstLine() {
    let source = TemplateSet.Source(
      name: "file", text: "{{% CONTENT_TYPE:TEXT}}\n// Mine.\n", file: "file.mustache")
    let file = SwiftFile(name: "Shop.swift", api: "Shop", imports: [], declarations: [])

    let text = render(file, templates: TemplateSet.make(replacing: [source]).value)

    #expect(text == "// Made by sdkgen for Shop. Do not edit.\n// Mine.\n")
    #expect(FileHeader(of: Array(text.utf8))?.api == "Shop")
  }

  @Test(
    arguments: [
      (Declaration.structure(.sample), StructureContext.slots),
      (.openEnum(.sample), EnumContext.slots),
      (.taggedUnion(.sample), UnionContext.slots),
      (.alias(AliasDeclaration(doc: "", access: "", name: "A", type: "Int")), AliasContext.slots),
      (.endpoint(.sample), EndpointContext.slots),
      (.events(.sample), EventsContext.slots),
      (.response(.sample), ResponseContext.slots),
      (.client(.sample), ClientContext.slots),
      (.service(.sample), ServiceContext.slots),
    ] as [(Declaration, Slots)])
  func everySlotHasAValue(declaration: Declaration, slots: Slots) {
    expect(declaration.context, has: slots)
  }

  private func expect(_ context: any TemplateContext, has slots: Slots) {
    for (name, slot) in slots {
      let value = context.child(named: name)
      #expect(value != nil, "\(name)")
      if case .list(let inner) = slot {
        let elements = value as? [any TemplateContext] ?? []
        #expect(!elements.isEmpty, "\(name) needs a sample")
        for element in elements { expect(element, has: inner) }
      }
    }
  }
}

extension StructureDeclaration {
  fileprivate static var sample: Self {
    .init(
      doc: "", access: "", name: "A", conformances: " ",
      properties: ["  let a: Int"], parameters: "a: Int",
      assignments: "self.a = a", decoding: nil, encoding: nil)
  }
}

extension EnumDeclaration {
  fileprivate static var sample: Self {
    .init(
      doc: "", access: "", name: "A", conformances: " ", rawType: "Int",
      cases: [Case(ignored: "", name: "a", raw: "1")], caseLines: ["  case a"],
      unrecognized: nil)
  }
}

extension UnionDeclaration {
  fileprivate static var sample: Self {
    .init(
      doc: "", access: "", keyword: "enum", name: "A", conformances: " ",
      cases: [Case(declaration: "  case a", test: "", decoding: "", pattern: "a", encoding: "")],
      tag: "", patterns: "", unrecognized: "unrecognized", members: ["  var b: Int { 1 }"],
      isDecodable: true, isEncodable: true)
  }
}

extension EndpointDeclaration {
  fileprivate static var sample: Self {
    .init(
      doc: "", access: "", name: "A",
      cases: [Case(doc: "", declaration: "a", pattern: ".a", request: "", operationID: "")],
      shared: [])
  }
}

extension EventsDeclaration {
  fileprivate static var sample: Self {
    .init(
      doc: "", access: "", name: "A", conformances: "Sendable",
      cases: [Case(name: "a", type: "Int", event: "\"a\"", decoding: "Int.self")])
  }
}

extension ResponseDeclaration {
  fileprivate static var sample: Self {
    .init(
      doc: "", access: "", name: "A", conformances: "Sendable",
      cases: [Case(doc: "", declaration: "ok")],
      readings: [Reading(test: "200", statement: "self = .ok")],
      fallback: "throw response.unexpectedStatus")
  }
}

extension ClientDeclaration {
  fileprivate static var sample: Self {
    .init(
      doc: "", access: "", name: "A",
      groups: [Group(doc: "", declaration: "var a: AClient { AClient(client) }")],
      methods: [MethodDeclaration(doc: "", attributes: "", signature: "func a()", call: "")],
      servers: [Server(doc: "", declaration: "var a: Self", url: "\"\"", name: "\"a\"")],
      settings: ["  static let a = 1"])
  }
}

extension ServiceDeclaration {
  fileprivate static var sample: Self {
    .init(
      doc: "", access: "", name: "A", mock: "AMock", client: "AClient",
      methods: [
        Method(
          doc: "", requirement: "", shorter: "", forwarding: "", handler: "", handlerType: "",
          fallback: "", handling: "")
      ])
  }
}

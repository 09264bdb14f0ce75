import Foundation
import SDKGenDiagnostics
import SDKGenTemplates
import Testing

@testable import SDKGenSwift

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
    let source = TemplateText(
      name: "alias", text: "// Mine.\n{{doc}}typealias {{nmae}} = {{type}}\n",
      file: "mine/alias.mustache")

    let problem = try #require(TemplateSet.make(replacing: [source]).diagnostics.first)

    #expect(problem.id == "unknown-template-name")
    #expect(problem.location?.description == "mine/alias.mustache:2:20")
  }

  @Test(arguments: [
    ("alias", "{{#doc}}\n", "bad-template"),
    ("alias", "{{#doc}}{{/name}}", "bad-template"),
    ("alias", "{{/doc}}", "bad-template"),
    ("alias", "{{name", "bad-template"),
    ("alias", "{{{name}}}", "bad-template"),
    ("alias", "{{% CONTENT_TYPE:TEXT}}", "bad-template"),
    ("alias", "{{=<% %>=}}", "bad-template"),
    ("alias", "{{model.nmae}}", "unknown-template-name"),
    ("structure", "{{#properties}}{{endpoint.name}}{{/properties}}", "unknown-template-name"),
    ("structure", "{{properties}}", "misused-template-name"),
    ("structure", "{{isDecodable}}", "misused-template-name"),
    ("alias", "{{>nothing}}\n", "unknown-partial"),
    ("method", "{{>method}}\n", "recursive-partial"),
    ("nothing", "", "unknown-template"),
    ("alias", String(repeating: "{{#doc}}", count: 3000), "template-too-deep"),
    (
      "client", String(repeating: "{{#methods}}{{>method}}{{/methods}}", count: 3000),
      "template-too-deep"
    ),
  ])
  func reports(name: String, text: String, id: String) {
    let source = TemplateText(name: name, text: text, file: "\(name).mustache")

    #expect(Set(TemplateSet.make(replacing: [source]).diagnostics.map(\.id)) == [id])
  }

  @Test(arguments: [
    ("{{name}} = {{type}}", "A = Int"),
    ("{{ name }}", "A"),
    ("a\n  {{! comment }}\nb", "a\nb"),
    ("{{#type}}\nhas {{type}}\n{{/type}}\n{{^type}}\nnone\n{{/type}}\n", "has Int\n"),
    ("{{#doc}}{{doc}}{{/doc}}{{^doc}}none{{/doc}}", "none"),
    ("{{#type}}\r\n{{name}}\r\n{{/type}}\r\n", "A\r\n"),
    ("{{model.name}}", "A"),
    ("{{doc}}", ""),
    ("  {{doc}}", ""),
    ("{{name}}\n  {{doc}}", "A\n"),
    ("{name} {{name}}}", "{name} A}"),
  ])
  func fills(template: String, text: String) throws {
    let source = TemplateText(name: "alias", text: template, file: "alias.mustache")
    let alias = AliasDeclaration(doc: DocComment(), access: "", name: "A", type: "Int")

    let made = TemplateSet.make(replacing: [source])

    #expect(made.diagnostics.isEmpty)
    #expect(made.value.render(alias, with: .alias) == text)
  }

  /// Templates need not know whether there is a comment, nor where a line is to be broken.
  @Test(arguments: [
    (
      "  {{doc}}\n  typealias {{name}} = {{type}}\n",
      "  /// One.\n  typealias A =\n    \(longType)\n"
    ),
    // As templates had it when comments brought their line breaks, and code its space.
    ("{{doc}}  typealias {{name}} ={{type}}\n", "  /// One.\n  typealias A =\n    \(longType)\n"),
  ])
  func laysOut(template: String, text: String) {
    let source = TemplateText(name: "alias", text: template, file: "alias.mustache")
    let alias = AliasDeclaration(
      doc: DocComment("One."), access: "", name: "A", type: .below([.text(Self.longType)]))
    var plain = alias
    plain.doc = DocComment()
    plain.type = .below(["Int"])
    let set = TemplateSet.make(replacing: [source]).value

    #expect(set.render(alias, with: .alias) == text)
    #expect(set.render(plain, with: .alias) == "  typealias A = Int\n")
  }

  private static let longType = String(repeating: "Long", count: 23)

  /// Names mean those of the innermost scope, unless they state another.
  @Test func aScopeHidesThoseAroundIt() {
    let text = "{{#cases}}\n{{name}} {{case.name}} {{model.name}} {{rawType}}\n{{/cases}}\n"
    let source = TemplateText(name: "open-enum", text: text, file: "open-enum.mustache")
    let value = EnumDeclaration(
      doc: DocComment(), access: "", name: "A", conformances: [], rawType: "Int",
      cases: ["a", "b"].map { EnumDeclaration.Case(doc: DocComment(), name: $0, raw: "1") },
      caseLines: [], unrecognized: nil)

    let made = TemplateSet.make(replacing: [source])

    #expect(made.diagnostics.isEmpty)
    #expect(made.value.render(value, with: .openEnum) == "a a A Int\nb b A Int\n")
  }

  /// The tool would not know its own files again without it.
  @Test func noTemplateCanChangeTheFirstLine() {
    let source = TemplateText(
      name: "file", text: "// Mine.\n", file: "file.mustache")
    let file = SwiftFile(name: "Shop.swift", api: "Shop", imports: [], blocks: [])

    let text = render(file, templates: TemplateSet.make(replacing: [source]).value)

    #expect(text == "// Made by sdkgen for Shop. Do not edit.\n// Mine.\n")
    #expect(FileHeader(of: Array(text.utf8))?.api == "Shop")
  }
}

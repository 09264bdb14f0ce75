import Foundation
import SDKGenDiagnostics
import SDKGenKit
import SDKGenTemplates
import TestSupport
import Testing

/// The page about templates lists what they offer, and its examples generate what compiles.
@Suite(.ownThread) struct TemplatePageTests {
  private static let path = "Templates/README.md"

  /// `SNAPSHOTS=update swift test --filter DocumentationTests` writes the tables anew.
  @Test func theTablesOfHolesAreCurrent() throws {
    let page = try Page.text(Self.path)
    let parts = page.components(separatedBy: "<!-- holes -->\n")
    try #require(parts.count == 2)
    let tables = templateTables(examples: Self.specs, load: Self.load).map { table in
      let names = table.templates.map { "`\($0)`" }.joined(separator: ", ")
      return "\n### \(names)\n\n\(table.markdown)\n"
    }

    if Golden.isUpdating {
      let text = parts[0] + "<!-- holes -->\n" + tables.joined()
      return try Data(text.utf8).write(to: Page.repository.appending(path: Self.path))
    }
    #expect(parts[1] == tables.joined())
  }

  /// The templates of each example, with the Swift that it shows beside them, compile for all these specs.
  @Test(arguments: try examples())
  func anExampleCompiles(_ example: Example) async throws {
    try await expectCompiles(example)
  }

  /// A method that takes the properties of a body calls another, which notes the call.
  @Test func aLineInEachMethodNotesACallOnce() throws {
    let example = try #require(try Self.examples().first { $0.swift.contains("CallLog") })
    let options = GenerationOptions { $0.templates = example.templates }
    let made = Self.specs.map { generate($0, load: Self.load, options: options).value }
    let methods = made.joined().flatMap { $0.text.components(separatedBy: "\n  }\n") }
    let notes = methods.filter { $0.contains("CallLog.note(") }
    let shorthands = methods.filter { $0.contains(/\n    (return )?(try await )?self\.\w+\(/) }

    #expect(!notes.isEmpty)
    #expect(!shorthands.isEmpty)
    #expect(Set(notes).isDisjoint(with: shorthands))
    #expect(notes.allSatisfy { $0.components(separatedBy: "CallLog.note(").count == 2 })
  }

  /// The page says that these templates begin as that of structures does.
  @Test func enumerationsAndUnionsCanHaveTheProtocolToo() async throws {
    var example = try #require(try Self.examples().first { $0.swift.contains("Described") })
    for name in ["open-enum", "closed-enum", "tagged-union", "shape-union"] {
      var template = try #require(TemplateText.builtIn.first { $0.name == name })
      let parts = template.text.components(separatedBy: "{{conformances}} {\n")
      try #require(parts.count == 2 && parts[1].hasSuffix("\n}\n"))
      template.text =
        parts[0] + ": {{#protocols}}{{.}}, {{/protocols}}Described {\n" + parts[1].dropLast(2)
        + "\n  {{access}}var propertyNames: [String] { [] }\n}\n"
      example.templates.append(template)
    }
    try await expectCompiles(example)
  }

  private func expectCompiles(_ example: Example) async throws {
    let options = GenerationOptions { $0.templates = example.templates }
    var isChanged = false
    for spec in Self.specs {
      let made = generate(spec, load: Self.load, options: options)
      #expect(!made.hasErrors, "\(made.diagnostics)")
      isChanged = isChanged || made.value != generate(spec, load: Self.load).value
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = made.value.map { ($0.name, $0.text) } + [("Beside.swift", example.swift)]
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let run = try await SwiftCompiler.run(
        ["-typecheck", "-swift-version", "6", "-module-name", "Example", "-warnings-as-errors"]
          + files.map { folder.appending(path: $0.0).path })
      #expect(run.isSuccess, "\(spec): \(run.output + run.error)")
    }
    #expect(isChanged)
  }

  /// What a section of the page shows: templates (```` ```mustache NAME ````) and Swift beside them.
  struct Example: Sendable, CustomTestStringConvertible {
    var title: String
    var templates: [TemplateText] = []
    var swift = ""

    var testDescription: String { title }
  }

  private static func examples() throws -> [Example] {
    let page = try Page(path)
    var examples: [Example] = []
    for block in page.blocks
    where block.info.first == "mustache" || block.info == ["swift", "beside"] {
      let number = Int(block.place.split(separator: ":").last ?? "") ?? 0
      let title = page.lines[..<number].last { $0.hasPrefix("## ") || $0.hasPrefix("### ") } ?? ""
      if examples.last?.title != title { examples.append(Example(title: title)) }
      let index = examples.count - 1
      if block.info.first == "mustache" {
        let name = try #require(block.info.last)
        examples[index].templates.append(
          TemplateText(name: name, text: block.text, file: "\(name).mustache"))
      } else {
        examples[index].swift += block.text
      }
    }
    return examples
  }

  /// Specs that have every kind of declaration between them.
  private static let specs =
    ["Specs/jsonplaceholder.sdk.json", "Specs/birdwatch.openapi.yaml"]
    + [
      "auth-oauth2/api.sdk.json", "deprecated/api.sdk.json", "model-additional/api.sdk.json",
      "model-alias/api.sdk.json", "model-enum-closed/api.sdk.json", "model-identity/api.sdk.json",
      "model-recursive/api.sdk.json", "model-union-shape/api.sdk.json",
      "model-union-tag/api.sdk.json", "openapi-several-successes/openapi.yaml",
      "stream-named-events/api.sdk.json", "stream-events/api.sdk.json",
      "openapi-servers/openapi.yaml", "openapi-nested/openapi.yaml",
    ].map { "Tests/SnapshotTests/Cases/\($0)" }

  @Sendable private static func load(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: Page.repository.appending(path: path)))
  }
}

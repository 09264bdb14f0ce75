import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

private let page = try? Page("Specs/OpenAPI.md")
private let rows = page?.rows ?? []

/// Each example of the page on OpenAPI has the output that the page shows.
@Suite struct OpenAPIReferenceTests {
  @Test func thereAreRowsAndExamples() throws {
    #expect(rows.count > 50)
    #expect(try #require(page).blocks("swift", "made").count > 8)
  }

  /// Each `swift made` belongs to the pieces and settings before it.
  @Test func examplesMakeWhatIsShown() throws {
    let page = try #require(page)
    let scaffold = try OpenAPIScaffold(page)
    var piece: Page.Block?
    var settings: Configuration.Entry?
    for block in page.blocks {
      switch block.info.prefix(2) {
      case ["yaml", "document"], ["yaml", "schemas"], ["yaml", "paths"], ["yaml", "webhooks"]:
        (piece, settings) = (block, nil)
      case ["json", "settings"]: settings = try entry(block)
      case ["swift", "made"]:
        let source = try #require(piece)
        let made = try scaffold.generate(source.info[1], source.text, settings: settings)
        expectPieces(of: block, in: made)
      default: break
      }
    }
  }

  @Test(arguments: rows.filter { $0.kind == "schema" })
  func schema(in row: Row) throws {
    let schema = try #require(row.codes(0).first)
    let swift = try #require(row.codes(1).first)
    let made = try OpenAPIScaffold(#require(page)).generate(
      "schemas",
      """
      Example:
        type: object
        required: [example]
        properties:
          example: \(schema)

      """)

    expectNoErrors(made)
    let text = made.value.map(\.text).joined()
    #expect(text.contains("public var example: \(swift)\n"), "\(row.place): \(text)")
  }

  /// The first column is an operation below its method, the second a part of the output.
  @Test(arguments: rows.filter { $0.kind == "operation" })
  func operation(in row: Row) throws {
    let made = try OpenAPIScaffold(#require(page)).generate(
      "paths",
      """
      /example/{id}:
        parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
        post: { operationId: example, tags: [pets], \(row.codes(0).joined(separator: ", ")) }

      """)

    expectNoErrors(made)
    let text = made.value.map(\.text).joined()
    for swift in row.codes(1) {
      #expect(text.contains(swift), "\(row.place): \(swift) is not in \(text)")
    }
  }

  @Test(arguments: rows.filter { $0.kind == "ids" })
  func idsAreThose(in row: Row) {
    let ids = row.codes(1)
    #expect(!ids.isEmpty)
    for id in ids {
      #expect(DiagnosticCatalogue.all.contains { $0.id == id }, "\(row.place): \(id)")
    }
  }

  @Test func theReportIsAsShown() throws {
    let page = try #require(page)
    let broken = try #require(page.blocks("yaml", "broken").first)
    let shown = try #require(page.blocks("text", "report").first)
    let name = try #require(broken.info.last)

    let made = generate(name, load: { _ in Array(broken.text.utf8) })

    #expect(made.diagnostics.inOrder().text { _ in Array(broken.text.utf8) } == shown.text)
  }

  private func entry(_ block: Page.Block) throws -> Configuration.Entry {
    let read = Configuration.read(
      Array(#"{ "specs": [\#(block.text)] }"#.utf8), file: "sdkgen.json")
    #expect(read.diagnostics.isEmpty, "\(block.place): \(read.diagnostics)")
    return try #require(read.value.entries.first)
  }

  private func expectPieces(of block: Page.Block, in made: Diagnosed<[OutputFile]>) {
    expectNoErrors(made)
    let lines = trimmed(made.value.map(\.text).joined())
    for piece in pieces(of: block.text) {
      let isThere = lines.indices.contains { lines[$0...].starts(with: piece) }
      #expect(isThere, "\(block.place): not made: \(piece.joined(separator: "\n"))")
    }
  }

  private func expectNoErrors(_ made: Diagnosed<[OutputFile]>) {
    let errors = made.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
  }
}

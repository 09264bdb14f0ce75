import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

private let reference = try? Page("Specs/README.md")
private let rows = reference?.rows ?? []

/// Each example of the reference does what its row says.
@Suite(.ownThread) struct ReferenceTests {
  @Test func thereAreRows() {
    #expect(rows.count > 80)
  }

  @Test(arguments: rows.filter { !["types", "names"].contains($0.kind) })
  func example(in row: Row) throws {
    let examples = row.codes(2)
    #expect(!examples.isEmpty)
    for example in examples {
      let made = try Scaffold(#require(reference)).generate(row.kind, example)
      expectNoErrors(made, example)
    }
  }

  @Test(arguments: rows.filter { $0.kind == "types" })
  func type(in row: Row) throws {
    let type = try #require(row.codes(0).first)
    let swift = try #require(row.codes(2).first)

    let made = try Scaffold(#require(reference)).generate("types", "\"example\": \(type)")

    expectNoErrors(made, type)
    #expect(models(of: made).contains("public var example: \(swift)\n"))
  }

  @Test(arguments: rows.filter { $0.kind == "names" })
  func name(in row: Row) throws {
    let wire = try #require(row.codes(0).first)
    let swift = try #require(row.codes(1).first)
    let field =
      wire.hasPrefix("$")
      ? "\"$fields\": { \"\(wire)\": \"Int\" }" : "\"\(wire)\": \"Int\""

    let made = try Scaffold(#require(reference)).generate("names", field)

    expectNoErrors(made, wire)
    #expect(models(of: made).contains("public var \(swift): Int\n"))
  }

  @Test func brokenSpecIsReportedAsShown() throws {
    let page = try #require(reference)
    let broken = try #require(page.blocks("json", "broken").first)
    let shown = try #require(page.blocks("text", "report").first)
    let name = try #require(broken.info.last)

    let made = try Scaffold(page).generate(broken.text, name: name)

    let report = made.diagnostics.inOrder().text { _ in Array(broken.text.utf8) }
    #expect(report + "\(made.diagnostics.count) errors\n" == shown.text)
  }

  private func expectNoErrors(_ made: Diagnosed<[OutputFile]>, _ example: String) {
    let errors = made.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(example): \(errors)")
  }

  private func models(of made: Diagnosed<[OutputFile]>) -> String {
    made.value.first { $0.name.hasSuffix("Models.swift") }?.text ?? ""
  }
}

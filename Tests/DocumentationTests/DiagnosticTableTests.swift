import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

/// The table of ids contains what `sdkgen explain` prints.
///
/// `SNAPSHOTS=update swift test --filter DocumentationTests` writes it anew.
@Test func everyDiagnosticIsListed() throws {
  try Page.expectTable(diagnosticTable(), behind: "ids", in: "Specs/Diagnostics.md")
}

/// A rule that its stage does not list would be missing from the table.
@Test func everyDeclaredRuleIsListed() throws {
  let sources = Page.repository.appending(path: "Sources")
  let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("SDKRuntime/") }
  let declaration = /static let \w+ = (?:error|warning|note)\(\s*"([^"]+)"/
  let declared = try files.flatMap { file in
    try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      .matches(of: declaration).map { String($0.output.1) }
  }

  #expect(declared.sorted() == DiagnosticCatalogue.all.map(\.id).sorted())
}

private func diagnosticTable() -> String {
  let rows = DiagnosticCatalogue.all.map { rule in
    "| `\(rule.id)` | \(rule.severity) | \(rule.explanation.replacing("|", with: "\\|")) |\n"
  }
  return "| ID | Severity | Meaning |\n|---|---|---|\n" + rows.joined()
}

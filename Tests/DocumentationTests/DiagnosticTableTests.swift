import SDKGenDiagnostics
import SDKGenKit
import Testing

/// The table of ids contains what `sdkgen explain` prints.
///
/// `SNAPSHOTS=update swift test --filter DocumentationTests` writes it anew.
@Test func everyDiagnosticIsListed() throws {
  try Page.expectTable(diagnosticTable(), behind: "ids", in: "Specs/Diagnostics.md")
}

private func diagnosticTable() -> String {
  let rows = DiagnosticCatalogue.all.map { rule in
    "| `\(rule.id)` | \(rule.severity) | \(rule.explanation.replacing("|", with: "\\|")) |\n"
  }
  return "| ID | Severity | Meaning |\n|---|---|---|\n" + rows.joined()
}

import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

/// The table of ids contains what `sdkgen explain` prints.
///
/// `SNAPSHOTS=update swift test --filter DocumentationTests` writes it anew.
@Test func everyDiagnosticIsListed() throws {
  let path = "Specs/Diagnostics.md"
  let parts = try Page.text(path).components(separatedBy: "<!-- ids -->\n")
  try #require(parts.count == 2)
  let rest = parts[1].components(separatedBy: "<!-- end of ids -->")
  try #require(rest.count == 2)
  let table = diagnosticTable()

  if ProcessInfo.processInfo.environment["SNAPSHOTS"] == "update" {
    let text = "\(parts[0])<!-- ids -->\n\(table)<!-- end of ids -->\(rest[1])"
    return try Data(text.utf8).write(to: Page.repository.appending(path: path))
  }
  #expect(rest[0] == table)
}

private func diagnosticTable() -> String {
  let rows = DiagnosticCatalogue.all.map { rule in
    "| `\(rule.id)` | \(rule.severity) | \(rule.explanation.replacing("|", with: "\\|")) |\n"
  }
  return "| ID | Severity | Meaning |\n|---|---|---|\n" + rows.joined()
}

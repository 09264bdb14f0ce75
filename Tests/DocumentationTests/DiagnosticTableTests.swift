import Foundation
import SDKGenKit
import Testing

/// The table of ids says what `sdkgen explain` says.
///
/// `SNAPSHOTS=update swift test --filter DocumentationTests` writes it anew.
@Test func everyDiagnosticIsListed() throws {
  let path = "Specs/README.md"
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
  let rows = Explanation.all.map { explanation in
    let text = explanation.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "| `\(explanation.id)` | \(text.replacing("|", with: "\\|")) |\n"
  }
  return "| Id | Means |\n|---|---|\n" + rows.joined()
}

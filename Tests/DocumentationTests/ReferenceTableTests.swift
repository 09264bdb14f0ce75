import Foundation
import SDKGenKit
import TestSupport
import Testing

/// The tables of keys say what the description of the format says, by which specs are read.
///
/// `SNAPSHOTS=update swift test --filter DocumentationTests` writes them anew.
@Test func tablesOfKeysAreCurrent() throws {
  let path = "Specs/README.md"
  var lines = try Page(path).lines
  for table in referenceTables {
    let marker = try #require(
      lines.firstIndex(of: "<!-- table: \(table.name) -->"), "no table: \(table.name)")
    let start = try #require(lines[marker...].firstIndex { $0.hasPrefix("|") })
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let rows = table.markdown.split(separator: "\n").map(String.init)

    if Golden.isUpdating {
      lines.replaceSubrange(start..<end, with: rows)
    } else {
      #expect(Array(lines[start..<end]) == rows)
    }
  }
  if try lines != Page(path).lines {
    try Data(lines.joined(separator: "\n").utf8).write(to: Page.repository.appending(path: path))
  }
}

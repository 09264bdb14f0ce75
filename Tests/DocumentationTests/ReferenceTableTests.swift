import SDKGenKit
import Testing

/// The tables of keys say what the description of the format says, by which specs are read.
///
/// `SNAPSHOTS=update swift test --filter DocumentationTests` writes them anew.
@Test func tablesOfKeysAreCurrent() throws {
  for table in referenceTables {
    try Page.expectTable(table.markdown, behind: "table: \(table.name)", in: "Specs/README.md")
  }
}

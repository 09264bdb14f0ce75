import SDKGenComparison
import Testing

/// The table of kinds contains what `sdkgen diff` tells apart.
///
/// `SNAPSHOTS=update swift test --filter DocumentationTests` writes it anew.
@Test func everyKindOfChangeIsListed() throws {
  try Page.expectTable(ChangeKind.table, behind: "kinds", in: "Specs/Diff.md")
}

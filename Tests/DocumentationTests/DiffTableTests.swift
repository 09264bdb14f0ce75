import Foundation
import SDKGenComparison
import TestSupport
import Testing

/// The table of kinds contains what `sdkgen diff` tells apart.
///
/// `SNAPSHOTS=update swift test --filter DocumentationTests` writes it anew.
@Test func everyKindOfChangeIsListed() throws {
  let path = "Specs/Diff.md"
  let parts = try Page.text(path).components(separatedBy: "<!-- kinds -->\n")
  try #require(parts.count == 2)
  let rest = parts[1].components(separatedBy: "<!-- end of kinds -->")
  try #require(rest.count == 2)

  if Golden.isUpdating {
    let text = "\(parts[0])<!-- kinds -->\n\(ChangeKind.table)\n<!-- end of kinds -->\(rest[1])"
    return try Data(text.utf8).write(to: Page.repository.appending(path: path))
  }
  #expect(rest[0] == ChangeKind.table + "\n")
}

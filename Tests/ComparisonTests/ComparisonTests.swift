import Foundation
import SDKGenComparison
import TestSupport
import Testing

/// Each pair of versions in `Cases` is described as in its `changes.txt`.
///
/// `SNAPSHOTS=update swift test --filter ComparisonTests` writes it anew.
@Suite(.ownThread) struct ComparisonTests {
  @Test(arguments: ComparisonCase.all)
  func changes(of pair: ComparisonCase) throws {
    let text = try pair.changes().text
    let file = pair.folder.appending(path: "changes.txt")
    if Golden.isUpdating { return try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func everyKindHasACase() throws {
    let found = try ComparisonCase.all.flatMap { try $0.changes().flatMap(\.consequences) }
    #expect(Set(ChangeKind.allCases).subtracting(found.map(\.kind)) == [])
  }

  @Test(arguments: ComparisonCase.all)
  func aVersionIsTheSameAsItself(_ pair: ComparisonCase) throws {
    let version = APIVersion(try pair.client("new"))
    #expect(compare(version, version) == [])
  }
}

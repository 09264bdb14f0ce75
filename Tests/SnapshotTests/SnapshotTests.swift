import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

/// Every folder of `Cases` gives what its `expected` holds: no file more, none less, byte for byte.
///
/// `SNAPSHOTS=update swift test --filter SnapshotTests` writes `expected` anew; CI never sets it.
@Suite(.ownThread) struct SnapshotTests {
  @Test(arguments: SnapshotCase.all)
  func output(of snapshot: SnapshotCase) throws {
    let output = try snapshot.output()
    #expect(try snapshot.expected.differences(from: output) == [])
    #expect(try snapshot.output() == output, "the second time it is another")
  }

  @Test func thereAreCases() { #expect(SnapshotCase.all.count > 50) }

  @Test func everyDiagnosticHasACase() throws {
    let reports = try SnapshotCase.all.compactMap { try $0.expected.files()["diagnostics.txt"] }
    let provoked = Set(
      reports.flatMap {
        $0.matches(of: /\[([a-z0-9-]+)\]$/.anchorsMatchLineEndings()).map { String($0.output.1) }
      })
    // A case of these would have megabytes, or make them.
    let large: Set = [
      "file-too-large", "too-many-mistakes", "alias-expansion", "openapi-too-many-combinations",
    ]
    let expected = Set(DiagnosticCatalogue.ofSpecs.map(\.id)).subtracting(large)

    #expect(expected.subtracting(provoked).sorted() == [], "no case provokes these")
    let known = Set(DiagnosticCatalogue.all.map(\.id))
    #expect(provoked.subtracting(known).sorted() == [], "the catalogue lacks these")
  }
}

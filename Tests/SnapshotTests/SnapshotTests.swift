import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

/// Every folder of `Cases` gives what its `expected` holds: no file more, none less, byte for byte.
///
/// `SNAPSHOTS=update swift test --filter SnapshotTests` writes `expected` anew; CI never sets it.
@Suite struct SnapshotTests {
  @Test(arguments: SnapshotCase.all)
  func output(of snapshot: SnapshotCase) throws {
    let output = try snapshot.output()
    if ProcessInfo.processInfo.environment["SNAPSHOTS"] == "update" {
      return try snapshot.record(output)
    }
    let expected = try snapshot.expected()

    #expect(output.keys.sorted() == expected.keys.sorted())
    for (name, text) in output {
      #expect(text == expected[name], "\(snapshot.name)/expected/\(name) differs")
    }
  }

  @Test func thereAreCases() { #expect(SnapshotCase.all.count > 50) }

  @Test func everyDiagnosticHasACase() throws {
    let reports = try SnapshotCase.all.compactMap { try $0.expected()["diagnostics.txt"] }
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

  @Test(arguments: SnapshotCase.good)
  func generatingTwiceGivesTheSameBytes(_ snapshot: SnapshotCase) throws {
    #expect(try snapshot.output() == snapshot.output())
  }
}

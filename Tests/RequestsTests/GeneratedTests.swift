import Foundation
import Testing

/// The files of `expected` are what the back end makes of `Parcels`, byte for byte. They are part of
/// this target, so the compiler reads them too, and other tests call them.
///
/// `SNAPSHOTS=update swift test --filter GeneratedTests` writes them anew.
@Suite struct GeneratedTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "expected")

  @Test func theOutputIsExpected() throws {
    let output = generated(Parcels.api)
    if ProcessInfo.processInfo.environment["SNAPSHOTS"] == "update" {
      for (name, text) in output {
        try Data(text.utf8).write(to: Self.folder.appending(path: name))
      }
      return
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)

    #expect(output.keys.sorted() == names.filter { $0.hasSuffix(".swift") }.sorted())
    for (name, text) in output {
      let expected = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      #expect(text == expected, "expected/\(name) differs")
    }
  }
}

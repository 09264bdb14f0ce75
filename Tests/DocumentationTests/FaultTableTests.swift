import Foundation
import Testing

private let rows =
  (try? Page("Sources/SDKRuntime/SDKRuntime.docc/Faults.md"))?.rows ?? []
private let tests = (try? namesOfTests(in: "Tests/SDKRuntimeTests")) ?? []

/// The tables of promises and faults name tests that exist.
@Suite struct FaultTableTests {
  @Test func thereAreRows() {
    #expect(rows.count { $0.kind == "promises" } > 5)
    #expect(rows.count { $0.kind == "faults" } > 90)
  }

  @Test(arguments: rows)
  func theTestsOfARowExist(row: Row) throws {
    let names = row.codes(row.kind == "promises" ? 1 : 2)
    #expect(!names.isEmpty, "\(row.place) names no test")
    for name in names { #expect(tests.contains(name), "\(row.place): there is no test \(name)") }
  }
}

/// The tests of a folder, as `Suite/function`.
private func namesOfTests(in folder: String) throws -> Set<String> {
  let root = Page.repository.appending(path: folder)
  let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
  var names: Set<String> = []
  for case let file as URL in try #require(files) where file.pathExtension == "swift" {
    let text = try String(contentsOf: file, encoding: .utf8)
    var suite = ""
    var isSuite = false
    var isTest = false
    for line in text.components(separatedBy: "\n") {
      isSuite = isSuite || line.contains("@Suite")
      if isSuite, let found = line.firstMatch(of: /\bstruct (\w+)/) {
        (suite, isSuite) = (String(found.1), false)
      } else if let found = line.firstMatch(of: /^ *extension (\w+)/) {
        suite = String(found.1)
      }
      isTest = isTest || line.contains("@Test")
      if isTest, let function = line.firstMatch(of: /\bfunc (\w+)/) {
        names.insert("\(suite)/\(function.1)")
        isTest = false
      }
    }
  }
  return names
}

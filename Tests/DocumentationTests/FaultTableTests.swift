import Foundation
import Testing

private let article = "Sources/SDKRuntime/SDKRuntime.docc/Faults.md"
private let rows = (try? Page(article))?.rows ?? []
private let sources = (try? TestNames(of: "Tests/SDKRuntimeTests")) ?? TestNames()

/// The tables of promises and faults name tests that there are.
@Suite struct FaultTableTests {
  @Test func everyPromiseIsHeldByTests() {
    let promises = rows.filter { $0.kind == "promises" }

    #expect(promises.map { $0.cells[0] } == (1...9).map { "\($0)" })
    for row in promises {
      let tests = row.codes(2)
      #expect(!tests.isEmpty, "\(row.place)")
      for test in tests {
        #expect(sources.names[test] != nil, "\(row.place): there is no test \(test)")
      }
    }
  }

  /// Of the design's list, which is not in the repository: this many under each letter. Those of I
  /// were found later.
  @Test func everyFaultIsListed() {
    let counts = [
      ("A", 16), ("B", 10), ("C", 19), ("D", 14), ("E", 9), ("F", 9), ("G", 16), ("H", 13),
      ("I", 9),
    ]
    let numbers = counts.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }

    #expect(rows.filter { $0.kind == "faults" }.map { $0.cells[0] } == numbers)
  }

  @Test(arguments: rows.filter { $0.kind == "faults" })
  func aFaultHasExactlyTheTestsThatCarryItsNumber(row: Row) {
    let carriers = sources.names.filter { $0.value.contains(row.cells[0]) }.map(\.key)

    #expect(!carriers.isEmpty)
    #expect(row.codes(2).sorted() == carriers.sorted(), "\(row.place)")
  }
}

/// The tests of a folder, as `Suite/function`, and the numbers before the colon of their names:
/// `@Test("A13, L29: …")`.
private struct TestNames {
  var names: [String: Set<String>] = [:]

  init() {}

  init(of folder: String) throws {
    let root = Page.repository.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      read(try String(contentsOf: file, encoding: .utf8))
    }
  }

  private mutating func read(_ text: String) {
    var suite = ""
    var isSuite = false
    var attribute: String?
    for line in text.components(separatedBy: "\n") {
      isSuite = isSuite || line.contains("@Suite")
      if isSuite, let found = line.firstMatch(of: /\bstruct (\w+)/) {
        (suite, isSuite) = (String(found.1), false)
      } else if let found = line.firstMatch(of: /^ *extension (\w+)/) {
        suite = String(found.1)
      }
      if line.contains("@Test") { attribute = "" }
      guard let begun = attribute else { continue }
      let whole = begun + line
      attribute = whole
      guard let function = whole.firstMatch(of: /\bfunc (\w+)/) else { continue }
      names["\(suite)/\(function.1)", default: []].formUnion(numbers(of: whole))
      attribute = nil
    }
  }

  private func numbers(of attribute: String) -> [String] {
    guard let name = attribute.firstMatch(of: /@Test\(\s*"([^":]*):/)?.1 else { return [] }
    return name.split(separator: ", ").map(String.init)
  }
}

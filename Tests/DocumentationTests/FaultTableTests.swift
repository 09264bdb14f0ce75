import Foundation
import Testing

private let page = try? Page("Sources/SDKRuntime/SDKRuntime.docc/Faults.md")
private let rows = page?.rows ?? []
private let tests = (try? FaultTests(in: "Tests/SDKRuntimeTests")) ?? FaultTests()

/// The tables of promises and faults name tests that exist, and the page names all that have the tag `fault`.
@Suite struct FaultTableTests {
  @Test func thereAreRows() {
    #expect(rows.count { $0.kind == "promises" } > 5)
    #expect(rows.count { $0.kind == "faults" } > 90)
    #expect(tests.tagged.count > 50)
  }

  @Test(arguments: rows)
  func theTestsOfARowExist(row: Row) throws {
    let names = names(in: row)
    #expect(!names.isEmpty, "\(row.place) names no test")
    for name in names {
      #expect(tests.all.contains(name), "\(row.place): there is no test \(name)")
    }
  }

  @Test func everyTestOfAFaultIsNamed() {
    let text = page?.lines.joined(separator: "\n") ?? ""
    let named = Set(text.matches(of: /`(\w+\/\w+)`/).map { String($0.1) })
    #expect(tests.tagged.subtracting(named).isEmpty, "name them in Faults.md, by what they show")
  }

  private func names(in row: Row) -> [String] { row.codes(row.kind == "promises" ? 1 : 2) }
}

/// The tests of a folder, as `Suite/function`.
private struct FaultTests {
  private(set) var all: Set<String> = []
  /// The tests with the tag `fault`, their own or that of their suite.
  private(set) var tagged: Set<String> = []

  init() {}

  init(in folder: String) throws {
    let root = Page.repository.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var texts: [String] = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      texts.append(try String(contentsOf: file, encoding: .utf8))
    }
    var suites: Set<String> = []
    for text in texts { add(text, taggedSuites: &suites) }
    tagged.formUnion(all.filter { name in suites.contains { name.hasPrefix("\($0)/") } })
  }

  private mutating func add(_ text: String, taggedSuites: inout Set<String>) {
    var suite = ""
    /// The lines since `@Suite` or `@Test`.
    var attribute: String?
    for line in text.components(separatedBy: "\n") {
      if line.contains("@Suite") || line.contains("@Test") { attribute = "" }
      attribute? += line
      let isTagged = attribute?.contains(".tags(.fault)") == true
      if attribute?.contains("@Suite") == true, let found = line.firstMatch(of: /\bstruct (\w+)/) {
        (suite, attribute) = (String(found.1), nil)
        if isTagged { taggedSuites.insert(suite) }
      } else if let found = line.firstMatch(of: /^ *extension (\w+)/) {
        suite = String(found.1)
      } else if attribute?.contains("@Test") == true,
        let function = line.firstMatch(of: /\bfunc (\w+)/)
      {
        all.insert("\(suite)/\(function.1)")
        if isTagged { tagged.insert("\(suite)/\(function.1)") }
        attribute = nil
      }
    }
  }
}

import Testing

private let steps = (try? Page("CONTRIBUTING.md"))?.rows.filter { $0.kind == "walk" } ?? []

/// The functions that CONTRIBUTING.md names on the way from a spec to Swift exist.
@Suite struct WalkTests {
  @Test func thereAreSteps() {
    #expect(steps.count > 10)
  }

  @Test(arguments: steps)
  func aStepNamesFunctionsOfItsFile(row: Row) throws {
    let path = try String(#require(row.cells[2].firstMatch(of: /\]\(([^)]+)\)/)).1)
    guard let source = try? Page.text(path) else {
      Issue.record("\(row.place): \(path) is gone; name the file that has \(row.cells[1]) now")
      return
    }
    let names = row.codes(1)
    #expect(!names.isEmpty, "\(row.place): a step names at least one function")
    for name in names {
      // A type stands for its initialiser; a template's holes are text.
      let declarations =
        !path.hasSuffix(".swift")
        ? [name]
        : name.first?.isUppercase == true
          ? ["struct \(name)", "enum \(name)", "class \(name)"]
          : ["func \(name)(", "func \(name)<"]
      let isThere = declarations.contains { source.contains($0) }
      #expect(
        isThere,
        """
        \(row.place): \(path) has no \(name). Find the function that does this step now, \
        and change the row and its result in CONTRIBUTING.md.
        """)
    }
  }
}

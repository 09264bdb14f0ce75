import SDKGenDiagnostics
import Testing

struct GroupingTests {
  private func make(
    _ message: String, _ line: Int, _ severity: Diagnostic.Severity = .note,
    _ rule: DiagnosticRule = .here
  ) -> Diagnostic {
    Diagnostic(
      rule, at: SourceLocation(file: "a", line: line, column: 1), message, severity: severity)
  }

  @Test func equalNotesAreShownOnce() {
    let found = [
      make("a", 1), make("b", 2), make("a", 3), make("b", 4), make("a", 5), make("a", 6),
      make("a", 7), make("e", 8, .error), make("e", 9, .error), make("e", 10, .error),
    ]

    #expect(
      found.grouped().map(\.message) == [
        "a (and 4 more, in lines 3, 5, 6, …)", "b", "b", "e", "e", "e",
      ])
  }

  @Test func theLinesOfAFewAreAllThere() {
    let found = [make("w", 1, .warning), make("w", 3, .warning), make("w", 5, .warning)]

    #expect(found.grouped().map(\.message) == ["w (and 2 more, in lines 3, 5)"])
  }

  @Test func whatIsSaidBesideCountsToo() {
    func make(_ line: Int, _ note: String) -> Diagnostic {
      Diagnostic(
        .here, at: SourceLocation(file: "a", line: line, column: 1), "w", severity: .note,
        notes: [.init(note, at: SourceLocation(file: "a", line: line + 10, column: 1))])
    }
    let found = [make(1, "x"), make(2, "x"), make(3, "y"), make(4, "x")]

    #expect(found.grouped().map(\.message) == ["w (and 2 more, in lines 2, 4)", "w"])
    #expect(found.grouped().first?.notes.count == 1)
  }

  @Test func noKindOfNoteIsLeftOutForAnother() {
    let found =
      (1...5).map { make("\($0)", $0) } + [make("rare", 6, .note, .everywhere)]

    #expect(found.limited(toNotes: 3).map(\.message) == ["1", "2", "rare"])
    #expect(found.limited(toNotes: 0).isEmpty)
  }
}

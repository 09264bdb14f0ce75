import SDKGenDiagnostics
import Testing

struct OrderTests {
  private func make(
    _ message: String, _ severity: Diagnostic.Severity = .error, _ file: String? = nil,
    _ line: Int = 1, _ column: Int = 1
  ) -> Diagnostic {
    let place = file.map { SourceLocation(file: $0, line: line, column: column) }
    return Diagnostic(.here, at: place, message, severity: severity)
  }

  @Test func theOrderIsByPlaceThenSeverity() {
    let mixed = [
      make("h", .error, "b", 1, 1), make("g", .error, "a", 10, 1), make("f", .error, "a", 2, 9),
      make("e", .warning, "a", 2, 1), make("d", .error, "a", 2, 1), make("b", .note),
      make("a", .warning), make("c", .error, "a", 1, 5), make("c", .error, "a", 1, 5),
    ]

    #expect(mixed.inOrder().map(\.message).joined() == "abcdefgh")
    #expect(mixed.reversed().inOrder() == mixed.inOrder())
  }

  @Test(
    arguments: [
      ([], nil), ([.error], "1 error"), ([.warning, .warning], "2 warnings"), ([.note], nil),
      ([.warning, .error, .error, .error, .note], "3 errors, 1 warning"),
    ] as [([Diagnostic.Severity], String?)])
  func summary(of severities: [Diagnostic.Severity], is expected: String?) {
    #expect(severities.map { make("m", $0) }.summary == expected)
  }
}

import SDKGenDiagnostics
import Testing

struct OrderTests {
  private func make(
    _ message: String, _ severity: Diagnostic.Severity = .error, in file: String? = nil,
    at position: (line: Int, column: Int) = (1, 1)
  ) -> Diagnostic {
    let location = file.map {
      SourceLocation(file: $0, line: position.line, column: position.column)
    }
    return Diagnostic("x", severity, at: location, message)
  }

  @Test func theOrderIsByLocationThenSeverity() {
    let mixed = [
      make("h", .error, in: "b", at: (1, 1)), make("g", .error, in: "a", at: (10, 1)),
      make("f", .error, in: "a", at: (2, 9)),
      make("e", .warning, in: "a", at: (2, 1)), make("d", .error, in: "a", at: (2, 1)),
      make("b", .note),
      make("a", .warning), make("c", .error, in: "a", at: (1, 5)),
      make("c", .error, in: "a", at: (1, 5)),
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

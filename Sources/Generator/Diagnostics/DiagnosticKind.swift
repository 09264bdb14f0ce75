/// The kinds of diagnostics about one subject, declared beside their messages.
package protocol DiagnosticKind: CaseIterable, Sendable {
  var rule: DiagnosticRule { get }
}

extension DiagnosticKind {
  package static var rules: [DiagnosticRule] { allCases.map(\.rule) }
}

/// An id with its explanation, as `sdkgen explain`, SARIF reports and `Specs/Diagnostics.md` show them.
package struct DiagnosticRule: Hashable, Sendable {
  /// Stable, in kebab case: `unknown-type`.
  package var id: String
  package var severity: Diagnostic.Severity
  /// Whole sentences on one line.
  package var explanation: String

  package static func error(_ id: String, _ explanation: String) -> Self {
    Self(id: id, severity: .error, explanation: explanation)
  }

  package static func warning(_ id: String, _ explanation: String) -> Self {
    Self(id: id, severity: .warning, explanation: explanation)
  }

  package static func note(_ id: String, _ explanation: String) -> Self {
    Self(id: id, severity: .note, explanation: explanation)
  }
}

/// Returns the rules of several subjects, in order.
package func rules(of kinds: any DiagnosticKind.Type...) -> [DiagnosticRule] {
  kinds.flatMap { $0.rules }
}

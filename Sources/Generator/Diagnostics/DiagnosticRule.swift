/// What a diagnostic is about, as `sdkgen explain`, SARIF reports and `Specs/Diagnostics.md` show it.
///
/// Each stage declares its own as static members, beside their messages, and lists them.
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

/// The rules that several stages check.
package let sharedRules: [DiagnosticRule] = [.unknownKey, .missingKey, .wrongKind, .badSwiftName]

extension DiagnosticRule {
  package static let unknownKey = error(
    "unknown-key",
    "Nothing reads this key, so its value would be ignored. Keys that begin with 'x-' are free "
      + "for your own use.")
  package static let missingKey = error("missing-key", "A required key is missing.")
  package static let wrongKind = error(
    "wrong-kind",
    "The value has the wrong JSON type for its key: a number instead of a string, for example.")
  package static let badSwiftName = error(
    "bad-swift-name",
    "A Swift name chosen with 'swift', '$swift' or 'rename' is not an identifier, or means "
      + "something else where it would be used.")
}

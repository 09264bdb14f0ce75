/// A message for the author of a spec: what is wrong, where, and, where one is likely, the remedy.
///
/// Each stage declares its own as static members of `Diagnostic`, beside their rules.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning, note
  }

  /// A second location that belongs to the same mistake, such as the first of two equal names.
  package struct Note: Hashable, Sendable {
    package var location: SourceLocation?
    package var message: String

    package init(_ message: String, at location: SourceLocation?) {
      self.location = location
      self.message = message
    }
  }

  /// The id of its rule: `unknown-type`.
  package var id: String
  package var severity: Severity
  package var location: SourceLocation?
  /// The JSON pointer to the value, in documents whose readers think in pointers.
  package var pointer: String?
  /// Lower case, no full stop, the thing in quotes, the remedy after a semicolon.
  package var message: String
  package var notes: [Note]

  /// `severity` is that of the rule unless it depends on the case.
  package init(
    _ rule: DiagnosticRule, at location: SourceLocation?, _ message: String,
    severity: Severity? = nil, notes: [Note] = [], pointer: String? = nil
  ) {
    id = rule.id
    self.severity = severity ?? rule.severity
    self.location = location
    self.message = message
    self.notes = notes
    self.pointer = pointer
  }
}

/// The result of a stage: its value, as far as there is one, and every diagnostic.
package struct Diagnosed<Value> {
  package var value: Value
  package var diagnostics: [Diagnostic]

  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  package var hasErrors: Bool { diagnostics.hasErrors }

  /// Returns the result with its value changed, if there is one.
  package func mapValue<Inner, Changed>(
    _ change: (Inner) -> Changed
  ) -> Diagnosed<Changed?> where Value == Inner? {
    Diagnosed<Changed?>(value.map(change), diagnostics)
  }
}

extension [Diagnostic] {
  /// Keeps the diagnostics of a result and returns its value.
  package mutating func take<Value>(_ result: Diagnosed<Value>) -> Value {
    append(contentsOf: result.diagnostics)
    return result.value
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
extension Diagnosed: Equatable where Value: Equatable {}

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

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

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Diagnosed: Sendable where Value: Sendable {}
extension Diagnosed: Equatable where Value: Equatable {}

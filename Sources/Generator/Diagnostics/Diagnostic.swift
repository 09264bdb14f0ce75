internal import Foundation

/// A message for the author of a spec: what is wrong, where, and, where one is likely, the remedy.
///
/// Each stage declares its own as static members of `Diagnostic`, beside their rules.
package struct Diagnostic: Error, Hashable, Sendable {
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
}

/// What a stage finds to be wrong, kept until it returns.
///
/// `@unchecked` is sound because what is kept is touched only while the lock is held.
package final class Findings: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [Diagnostic] = []

  package init() {}

  package var diagnostics: [Diagnostic] { lock.withLock { kept } }

  package func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  package func report(_ diagnostics: [Diagnostic]) { lock.withLock { kept += diagnostics } }

  /// Reports what leaves nothing to return.
  package func refuse<Value>(_ diagnostic: Diagnostic) -> Value? {
    report(diagnostic)
    return nil
  }

  /// Keeps the diagnostics of a result and returns its value.
  package func take<Value>(_ result: Diagnosed<Value>) -> Value {
    report(result.diagnostics)
    return result.value
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

extension Sequence<Diagnostic> {
  /// Sorted by location, those without one first; at one location errors first. Duplicates are removed.
  package func inOrder() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { left, right in
      switch (left.location, right.location) {
      case (nil, .some): return true
      case (.some, nil): return false
      case (let first?, let second?) where first != second:
        if first < second { return true }
        if second < first { return false }
      default: break
      }
      return (left.severity.rank, left.id, left.message)
        < (right.severity.rank, right.id, right.message)
    }
  }

  package func count(of severity: Diagnostic.Severity) -> Int {
    reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// "3 errors, 1 warning"; nil when there is neither. Notes are not counted.
  package var summary: String? {
    let parts = [(count(of: .error), "error"), (count(of: .warning), "warning")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension [Diagnostic] {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Returns the diagnostics with every warning turned into an error.
  package func strict() -> [Diagnostic] {
    map { diagnostic in
      var strict = diagnostic
      if strict.severity == .warning { strict.severity = .error }
      return strict
    }
  }
}

extension Diagnostic.Severity {
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension Sequence<Diagnostic> {
  /// Returns the diagnostics with equal notes and equal warnings about a file only once if there are three or more:
  /// at the first location, with the number of the others and where the next ones are.
  package func grouped() -> [Diagnostic] {
    let all = Array(self)
    // Each error is shown where it has to be corrected.
    let candidates = all.indices.filter {
      all[$0].severity != .error && all[$0].location != nil
    }
    let equal = Dictionary(grouping: candidates) { index in
      [all[index].id, all[index].message, all[index].location?.file ?? ""]
        + all[index].notes.map(\.message)
    }
    var grouped = all
    var left: Set<Int> = []
    for positions in equal.values where positions.count > 2 {
      let others = positions.dropFirst()
      let lines = others.prefix(3).compactMap { all[$0].location?.line }.map(String.init)
      let end = others.count > 3 ? ", …" : ""
      grouped[positions[0]].message +=
        " (and \(others.count) more, in lines \(lines.joined(separator: ", "))\(end))"
      left.formUnion(others)
    }
    return all.indices.filter { !left.contains($0) }.map { grouped[$0] }
  }

  /// Returns all but some notes, in order: first those of kinds that would otherwise not be there at all.
  package func limited(toNotes limit: Int) -> [Diagnostic] {
    let all = Array(self)
    let notes = all.indices.filter { all[$0].severity == .note }
    guard notes.count > limit else { return all }
    var seen: Set<String> = []
    let firsts = notes.filter { seen.insert(all[$0].id).inserted }
    let shown = Set((firsts + notes.filter { !firsts.contains($0) }).prefix(limit))
    return all.indices.filter { all[$0].severity != .note || shown.contains($0) }.map { all[$0] }
  }
}

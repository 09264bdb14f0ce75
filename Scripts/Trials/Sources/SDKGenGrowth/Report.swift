internal import SDKGenComparison

/// The changes of an interface that were found, counted by kind.
struct Report {
  private(set) var lines: [String] = []
  private(set) var count = 0

  /// Adds a line with counts, and examples below it; `cause` says what led to one.
  mutating func add(
    _ title: String, _ changes: [InterfaceChange], examples: Int,
    cause: (InterfaceChange) -> String? = { _ in nil }
  ) {
    count += changes.count { !$0.kind.isAddition }
    let kinds = InterfaceChange.Kind.allCases.compactMap { kind in
      let those = changes.filter { $0.kind == kind }
      return those.isEmpty ? nil : (kind, those)
    }
    let counts = kinds.map { "\($0.1.count) \($0.0.rawValue)" }.joined(separator: ", ")
    lines.append("\(title): \(counts.isEmpty ? "nothing changed" : counts)")
    for (_, those) in kinds {
      for change in those.prefix(examples) { lines.append("    \(change.text)") }
      if examples > 0, let first = those.first, let cause = cause(first) {
        lines.append("      because one edit \(cause)")
      }
    }
  }

  mutating func fail(_ title: String, _ error: any Error) {
    count += 1
    lines.append("\(title): error: \(error)")
  }
}

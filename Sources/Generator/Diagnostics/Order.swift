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

extension Diagnostic.Severity {
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

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
    let equal = Dictionary(grouping: all.indices.filter { all[$0].canBeGrouped }) { index in
      [all[index].id, all[index].message, all[index].location?.file ?? ""]
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

extension Diagnostic {
  /// Each error is shown where it has to be corrected.
  fileprivate var canBeGrouped: Bool {
    severity != .error && location != nil && notes.isEmpty
  }
}

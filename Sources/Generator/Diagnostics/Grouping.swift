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
  /// Each error has to be corrected where it is, and so it is shown there.
  fileprivate var canBeGrouped: Bool {
    severity != .error && location != nil && notes.isEmpty
  }
}

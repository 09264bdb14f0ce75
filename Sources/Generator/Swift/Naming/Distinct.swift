internal import SDKGenAPIModel
internal import SDKGenDiagnostics

/// Something that wants a name of its own in a scope.
struct Candidate {
  var name: SwiftIdentifier
  /// Its name in messages: `'user_id'`.
  var subject: String
  var location: SourceLocation
  /// Other names for it, best first, for clashes that are resolved.
  var others: @Sendable () -> [SwiftIdentifier] = { [] }
  /// The way to another name, for the message: `choose another name with …`.
  var remedy: String?
  /// The key of the native format that states a name for it.
  var key = "swift"
  /// The name is the spelling on the wire.
  var isWrittenSo = false
  var isMethod = false
  /// Takes its next name before any that clashes with it does.
  var givesWay = false
  /// Keeps its name whatever clashes with it.
  var isFixed = false
  /// The name, if the user asked for it, so that a clash is an error.
  var given: GivenName?

  var isChosen: Bool { given != nil }
}

/// Returns one name for each candidate, no two alike.
func distinct(_ candidates: [Candidate], clashes: ClashPolicy) -> Diagnosed<[SwiftIdentifier]> {
  switch clashes {
  case .errors: Diagnosed(candidates.map(\.name), clashErrors(candidates, clashes))
  case .resolved: resolveClashes(candidates)
  }
}

private func clashErrors(_ candidates: [Candidate], _ clashes: ClashPolicy) -> [Diagnostic] {
  var firsts: [String: Candidate] = [:]
  var diagnostics: [Diagnostic] = []
  for candidate in candidates {
    guard let first = firsts[candidate.name.name] else {
      firsts[candidate.name.name] = candidate
      continue
    }
    let isFirstChosen = first.isChosen && !candidate.isChosen
    diagnostics.append(
      isFirstChosen
        ? .nameClash(first, with: candidate, clashes) : .nameClash(candidate, with: first, clashes))
  }
  return diagnostics
}

/// Reports names that the user asked for and something else has, once for each name.
private func chosenClashes(_ candidates: [Candidate]) -> [Diagnostic] {
  guard candidates.contains(where: \.isChosen) else { return [] }
  let rivals = Dictionary(grouping: candidates) { $0.name.name }
  var seen: Set<String> = []
  return candidates.compactMap { candidate in
    let rivals = rivals[candidate.name.name] ?? []
    guard candidate.isChosen, rivals.count > 1, seen.insert(candidate.name.name).inserted,
      let other = rivals.first(where: { $0.location != candidate.location })
    else { return nil }
    return .nameClash(candidate, with: other, .resolved)
  }
}

/// Gives those that give way their next name, then all that share one, until none is shared or none is left; then
/// numbers them.
private func resolveClashes(_ candidates: [Candidate]) -> Diagnosed<[SwiftIdentifier]> {
  var names = candidates.map(\.name)
  if areDistinct(names) { return Diagnosed(names) }
  var others: [Int: ArraySlice<SwiftIdentifier>] = [:]
  func move(_ isMoved: (Candidate) -> Bool) -> Bool {
    var hasMoved = false
    for index in clashing(names) where !candidates[index].isFixed && isMoved(candidates[index]) {
      let left = others[index] ?? candidates[index].others()[...]
      others[index] = left.dropFirst()
      guard let next = left.first else { continue }
      names[index] = next
      hasMoved = true
    }
    return hasMoved
  }
  _ = move(\.givesWay)
  while move({ _ in true }) {}
  number(&names, of: candidates)
  return Diagnosed(names, diagnostics(on: candidates, names))
}

/// Gives each name to the first candidate that should have it, or to the one that is written like it; the others
/// get another name that nobody should have, else a number.
func distinctInOrder(_ candidates: [Candidate]) -> Diagnosed<[SwiftIdentifier]> {
  let wanted = candidates.map(\.name)
  if areDistinct(wanted) { return Diagnosed(wanted) }
  var owners: [String: Int] = [:]
  for (index, candidate) in candidates.enumerated() {
    let name = candidate.name.name
    guard let owner = owners[name] else {
      owners[name] = index
      continue
    }
    if candidate.rank > candidates[owner].rank { owners[name] = index }
  }
  var taken = Set(owners.keys)
  let names = candidates.enumerated().map { index, candidate in
    if candidate.isFixed || owners[candidate.name.name] == index { return candidate.name }
    if let other = candidate.others().first(where: { !taken.contains($0.name) }) {
      taken.insert(other.name)
      return other
    }
    return numbered(candidate.name, beside: &taken).name
  }
  return Diagnosed(names, diagnostics(on: candidates, names))
}

extension Candidate {
  /// How much right it has to its name beside others.
  fileprivate var rank: Int { isFixed ? 2 : isWrittenSo ? 1 : 0 }
}

/// Returns whether no two names are alike, as in most scopes.
func areDistinct(_ names: [SwiftIdentifier]) -> Bool {
  var seen: Set<String> = Set(minimumCapacity: names.count)
  return names.allSatisfy { seen.insert($0.name).inserted }
}

/// Returns the indices of names that stand more than once.
private func clashing(_ names: [SwiftIdentifier]) -> [Int] {
  let counts = names.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  return names.indices.filter { counts[names[$0].name, default: 0] > 1 }
}

private func number(_ names: inout [SwiftIdentifier], of candidates: [Candidate]) {
  let clashing = clashing(names)
  guard !clashing.isEmpty else { return }
  var taken = Set(names.map(\.name))
  var owned = Set(clashing.filter { candidates[$0].isFixed }.map { names[$0].name })
  var next: [String: Int] = [:]
  // The method `create` keeps its name beside `create_`; a group may be of a tag or of a path.
  let kept = clashing.filter { index in
    candidates[index].isMethod && candidates[index].isWrittenSo && !candidates[index].isFixed
      && candidates[index].name == names[index] && owned.insert(names[index].name).inserted
  }
  for index in clashing where !candidates[index].isFixed && !kept.contains(index) {
    let name = names[index].name
    if owned.insert(name).inserted { continue }
    let found = numbered(names[index], from: next[name] ?? 2, beside: &taken)
    next[name] = found.number + 1
    names[index] = found.name
  }
}

/// Returns a name with the first number that makes it another than those that are taken, and takes it.
func numbered(
  _ name: SwiftIdentifier, from first: Int = 2, beside taken: inout Set<String>
) -> (name: SwiftIdentifier, number: Int) {
  var number = first
  while !taken.insert(numbering(name, number).name).inserted { number += 1 }
  return (numbering(name, number), number)
}

/// Returns a name with a number: `pet` and 2 are `pet2`; `page1` and 2 are `page1_2`.
private func numbering(_ name: SwiftIdentifier, _ number: Int) -> SwiftIdentifier {
  let last = name.name.unicodeScalars.last.map { ("0"..."9").contains($0) } ?? false
  return SwiftIdentifier(name.name + (last ? "_" : "") + "\(number)") ?? name
}

private func diagnostics(on candidates: [Candidate], _ names: [SwiftIdentifier]) -> [Diagnostic] {
  notes(on: candidates, names) + chosenClashes(candidates)
    + clashErrors(candidates.filter { $0.isFixed && !$0.isChosen }, .resolved)
}

/// Notes on names that gave way, except to names that the user asked for.
private func notes(on candidates: [Candidate], _ names: [SwiftIdentifier]) -> [Diagnostic] {
  guard zip(candidates, names).contains(where: { $0.name != $1 }) else { return [] }
  let rivals = Dictionary(grouping: candidates.indices) { candidates[$0].name.name }
  let chosen = Set(candidates.lazy.filter(\.isChosen).map(\.name.name))
  return candidates.indices.compactMap { index in
    let candidate = candidates[index]
    guard names[index] != candidate.name, !chosen.contains(candidate.name.name) else { return nil }
    let rival = rivals[candidate.name.name]?.first { $0 != index }
    return .resolvedClash(
      candidate, name: names[index].name, rival: rival.map { candidates[$0].subject })
  }
}

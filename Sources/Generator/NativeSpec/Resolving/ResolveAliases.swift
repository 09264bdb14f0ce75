import SDKGenAPIModel
import SDKGenDiagnostics

extension Scope {
  private enum State { case open, done }

  /// An alias whose target is being worked out, and how many of its names were looked at.
  private struct Frame {
    var name: Located<String>
    var type: SpecType
    var names: [String]
    var next = 0
  }

  /// Gives every alias its target; those that lead back to themselves are broken.
  mutating func resolveAliases() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var states: [String: State] = [:]
    for name in names { found += resolveAlias(name, &states) }
    let targets = names.compactMap { name in self[name]?.target.map { (ModelID(name), $0) } }
    aliases = Aliases(Dictionary(uniqueKeysWithValues: targets))
    return found
  }

  /// Depth first, so that an alias is known before what is made of it, and without a stack of calls,
  /// for aliases may follow each other by the thousand.
  private mutating func resolveAlias(
    _ start: String, _ states: inout [String: State]
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var frames: [Frame] = []
    if let frame = frame(start, states) {
      frames = [frame]
      states[start] = .open
    }
    while let frame = frames.last {
      guard frame.next < frame.names.count else {
        frames.removeLast()
        states[frame.name.value] = .done
        if self[frame.name.value]?.isBroken == false { found += settle(frame) }
        continue
      }
      frames[frames.count - 1].next += 1
      let name = frame.names[frame.next]
      if states[name] == .open {
        let cycle = frames.map(\.name).drop { $0.value != name }
        for member in cycle { change(member.value) { $0.isBroken = true } }
        found.append(.aliasCycle(Array(cycle)))
      } else if let inner = self.frame(name, states) {
        states[name] = .open
        frames.append(inner)
      }
    }
    return found
  }

  /// nil: it is no alias, or was dealt with.
  private func frame(_ name: String, _ states: [String: State]) -> Frame? {
    guard states[name] == nil, let entry = self[name], case .alias(let type) = entry.model.form
    else { return nil }
    return Frame(name: entry.model.name, type: type, names: type.names)
  }

  private mutating func settle(_ frame: Frame) -> [Diagnostic] {
    let name = frame.name.value
    let aliases = 1 + (frame.names.compactMap { self[$0]?.aliases }.max() ?? 0)
    if aliases > Self.maximumAliases {
      // Once for all that lead here.
      change(name) { $0.isBroken = true }
      return [.aliasTooDeep(name, at: frame.name.location)]
    }
    let result = target(frame)
    guard let target = result.value else {
      change(name) { $0.isBroken = true }
      return result.diagnostics
    }
    change(name) {
      $0.isOptional = target.isOptional
      $0.target = target.unwrapped
      $0.aliases = aliases
    }
    return result.diagnostics
  }

  private func target(_ frame: Frame) -> Diagnosed<TypeReference?> {
    guard let entry = self[frame.name.value] else { return Diagnosed(nil) }
    let scope = inside(entry)
    let result = scope.resolve(frame.type)
    let misuse = result.value.map { scope.check($0, frame.type, as: .alias) } ?? []
    return Diagnosed(misuse.isEmpty ? result.value : nil, result.diagnostics + misuse)
  }
}

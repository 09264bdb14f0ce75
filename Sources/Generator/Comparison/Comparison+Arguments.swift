extension Comparison {
  /// Adds what changed about the arguments and the result of a function, an initialiser or a case.
  mutating func addArguments(
    in type: String, _ old: Interface.Member, _ new: Interface.Member
  ) {
    let name = "\(type).\(old.name.plain)"
    var isExplained = false
    // Patterns bind the payload of a case, except of endpoints.
    let isBound = old.keyword == "case" && !isEndpoint(type)
    let pairs = pairs(of: name, old, new)
    for pair in pairs {
      guard let kind = kind(of: pair, isBound: isBound) else { continue }
      if kind.level == .breaking { isExplained = true }
      let label = (pair.old ?? pair.new)?.label ?? ""
      let now = pair.new.map { "\(name)(\($0.label))" }
      add(kind, of: "\(name)(\(label.plain))", now: now?.plain, pair.message(kind))
    }
    if renamed(old.result) != new.result {
      addResult(of: name, old.result, new.result)
    } else if !isExplained, isReordered(pairs, in: new) {
      let labels = new.arguments.map { $0.label.plain + ":" }.filter { $0 != "options:" }
      add(.argumentOrder, of: name, "the arguments are '(\(labels.joined()))'")
    }
  }

  private mutating func addResult(of name: String, _ old: String, _ new: String) {
    if old == "Void" {
      add(.resultAdded, of: name, "the result is '\(new)'")
    } else {
      add(.resultType, of: name, "the result '\(old)' became '\(new)'")
    }
  }

  /// Returns the arguments of both versions, together those that are the same under one label or another.
  private func pairs(
    of name: String, _ old: Interface.Member, _ new: Interface.Member
  ) -> [ArgumentPair] {
    var rest = new.arguments
    let pairs = old.arguments.map { argument in
      let label = newLabel(of: argument, in: name, now: new.arguments.map(\.label))
      let index = rest.firstIndex { $0.label == label }
      return ArgumentPair(old: argument, new: index.map { rest.remove(at: $0) })
    }
    return pairs + rest.map { ArgumentPair(old: nil, new: $0) }
  }

  private func newLabel(
    of argument: Interface.Argument, in name: String, now labels: [String]
  ) -> String {
    let part = "\(name)(\(argument.label.plain))"
    guard !labels.contains(argument.label), let element = old[part],
      let now = new.name(of: element), now.hasPrefix(name + "(")
    else { return argument.label }
    return String(now.dropFirst(name.count + 1).dropLast())
  }

  private func kind(of pair: ArgumentPair, isBound: Bool) -> ChangeKind? {
    switch (pair.old, pair.new) {
    case (nil, let new?): return new.hasDefault ? .argumentAdded : .argumentRequired
    case (_?, nil): return .argumentRemoved
    case (let old?, let new?):
      let type = renamed(old.type)
      if type != new.type, isBound || type + "?" != new.type { return .argumentType }
      if old.label != new.label { return .argumentRenamed }
      if old.hasDefault, !new.hasDefault { return .argumentRequired }
      return type != new.type || !old.hasDefault && new.hasDefault ? .argumentOptional : nil
    case (nil, nil): return nil
    }
  }

  private func isReordered(_ pairs: [ArgumentPair], in new: Interface.Member) -> Bool {
    let indices = pairs.filter { $0.old != nil }
      .compactMap { pair in new.arguments.firstIndex { $0 == pair.new } }
    return indices != indices.sorted()
  }

}

/// An argument as it was and as it is; nil where there is none.
private struct ArgumentPair {
  var old: Interface.Argument?
  var new: Interface.Argument?

  func message(_ kind: ChangeKind) -> String {
    let label = (old ?? new).map { name($0) } ?? ""
    return switch kind {
    case .argumentRemoved: "the argument \(label) is gone"
    case .argumentRequired: "the argument \(label) is required"
    case .argumentRenamed: "the argument \(label) is called \(new.map { name($0) } ?? "")"
    case .argumentType:
      "the argument \(label) is '\(new?.type ?? "")', no longer '\(old?.type ?? "")'"
    case .argumentAdded: "there is an argument \(label)"
    default: "the argument \(label) is no longer required"
    }
  }

  private func name(_ argument: Interface.Argument) -> String {
    argument.label == "_" ? "without a label" : "'\(argument.label)'"
  }
}

extension Interface.Member {
  /// The type of what a method returns.
  fileprivate var result: String {
    guard keyword == "func" else { return "" }
    guard let arrow = type.firstRange(of: "->") else { return "Void" }
    return String(type[arrow.upperBound...].drop { $0 == " " })
  }
}

extension String {
  /// The name without backticks.
  var plain: String { filter { $0 != "`" } }
}

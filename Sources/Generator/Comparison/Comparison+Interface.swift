extension Comparison {
  /// Adds what a change of the interface means. `others` are the changes of the same type.
  mutating func add(_ change: InterfaceChange, besides others: [InterfaceChange]) {
    let type = change.type.plain
    switch change.kind {
    case .lostType: addLoss(of: type)
    case .newType: addAddition(of: type)
    case .otherKeyword: add(.typeKind, of: type, change.detail)
    case .lostConformance: add(.conformanceRemoved, of: type, "it is not '\(change.detail)'")
    case .newConformance: add(.conformanceAdded, of: type, "it is '\(change.detail)'")
    case .lostProperty, .lostCase, .lostMethod:
      // A lost conformance to `Encodable` is a change of its own.
      if let member = change.old, member.name != "encode" {
        addLoss(of: "\(type).\(member.name.plain)", hint: renamingHint(for: change, others))
      }
    case .newProperty, .newMethod:
      if let member = change.new { addAddition(of: "\(type).\(member.name.plain)") }
    case .newCase:
      if let member = change.new {
        addAddition(
          of: "\(type).\(member.name.plain)", as: isEndpoint(type) ? .added : .caseAdded)
      }
    case .otherType:
      if let old = change.old, let new = change.new, renamed(old.type) != new.type {
        add(.valueType, of: "\(type).\(old.name.plain)", "'\(old.type)' became '\(new.type)'")
      }
    case .otherArguments, .moreArguments, .otherResult, .otherInitializer, .otherPayload:
      if let old = change.old, let new = change.new {
        addArguments(in: type, old, new)
      }
    }
  }

  /// Adds the methods of a group that is gone: some may be in another one.
  mutating func addMethods(lost interface: Interface, of type: String) {
    for name in interface.methods(of: type) where old[name] != nil { addLoss(of: name) }
  }

  /// Adds the methods of a group that is new.
  mutating func addMethods(new interface: Interface, of type: String) {
    for name in interface.methods(of: type) { addAddition(of: name) }
  }

  /// Returns how a property that was probably renamed keeps its name: the only one that is new in the model has the type
  /// of the only one that is gone.
  private func renamingHint(for change: InterfaceChange, _ others: [InterfaceChange]) -> String {
    guard change.kind == .lostProperty, let lost = change.old else { return "" }
    let type = change.type.plain
    let rivals = others.filter {
      $0.kind == .lostProperty && $0.old?.type == lost.type
        && old["\(type).\($0.old?.name.plain ?? "")"].flatMap(new.name) == nil
    }
    let candidates = others.filter { $0.kind == .newProperty && $0.new?.type == lost.type }
      .compactMap { other in other.new.flatMap { new["\(type).\($0.name.plain)"] } }
      .filter { old.name(of: $0) == nil }
    // 'rename' has a name for properties of models only.
    guard rivals.count == 1, candidates.count == 1, !candidates[0].identity.contains(" ") else {
      return ""
    }
    let now = candidates[0].title.split(separator: ".").last ?? ""
    return "; if it is now called '\(now)', "
      + "\"rename\": {\"\(candidates[0].identity)\": \"\(lost.name.plain)\"} keeps callers compiling"
  }

  private mutating func addLoss(of name: String, hint: String = "") {
    guard let element = old[name] else {
      // It was generated for something else, which has a change of its own.
      return add(.removed, of: name, "'\(name)' is gone")
    }
    if let now = new.name(of: element), now != name {
      add(.renamed, of: name, now: now, "'\(element.title)' is '\(new[now]?.title ?? now)'")
    } else {
      add(.removed, of: name, "'\(element.title)' is gone\(hint)")
    }
  }

  private mutating func addAddition(of name: String, as kind: ChangeKind = .added) {
    // Without a place of its own, it was generated for something else that was added.
    guard let element = new[name], !element.isInline else { return }
    if let before = old.name(of: element), before != name { return }
    add(kind, of: name, "'\(element.title)' is new")
  }

  private func isEndpoint(_ type: String) -> Bool {
    (old[type] ?? new[type])?.identity.hasPrefix("endpoint ") ?? false
  }
}

extension Interface {
  fileprivate func methods(of type: String) -> [String] {
    (members[type] ?? [:]).values.joined().filter { $0.keyword == "func" }
      .map { "\(type).\($0.name)".plain }.sorted()
  }
}

extension Comparison {
  /// Adds what changed about the arguments and the result of a function, an initialiser or a case.
  private mutating func addArguments(
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

  /// Returns the arguments of both versions, in pairs where they are the same under whatever labels.
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
  fileprivate var plain: String { filter { $0 != "`" } }
}

extension Comparison {
  /// Returns a type with the names of the new version.
  private func renamed(_ type: String) -> String {
    var text = ""
    var name = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "." || character == "_" {
        name.append(character)
      } else {
        text += newName(of: name)
        text.append(character)
        name = ""
      }
    }
    return String(text.dropLast())
  }

  private func newName(of type: String) -> String {
    guard !type.isEmpty, new[type] == nil, let element = old[type],
      let now = new.name(of: element)
    else { return type }
    return now
  }
}

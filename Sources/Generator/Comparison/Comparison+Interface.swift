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
      // That of a conformance, which says so.
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
    // What is no property of a model has no name that 'rename' takes.
    guard rivals.count == 1, candidates.count == 1, !candidates[0].identity.contains(" ") else {
      return ""
    }
    let now = candidates[0].title.split(separator: ".").last ?? ""
    return "; if it is now called '\(now)', "
      + "\"rename\": {\"\(candidates[0].identity)\": \"\(lost.name.plain)\"} keeps callers compiling"
  }

  private mutating func addLoss(of name: String, hint: String = "") {
    guard let element = old[name] else {
      // Generated for other things, which have changes of their own.
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

  func isEndpoint(_ type: String) -> Bool {
    (old[type] ?? new[type])?.identity.hasPrefix("endpoint ") ?? false
  }
}

extension Interface {
  fileprivate func methods(of type: String) -> [String] {
    (members[type] ?? [:]).values.joined().filter { $0.keyword == "func" }
      .map { "\(type).\($0.name)".plain }.sorted()
  }
}

extension Comparison {
  /// Adds what a change of the interface means.
  mutating func add(_ change: InterfaceChange) {
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
        addLoss(of: "\(type).\(member.name.plain)")
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

  private mutating func addLoss(of name: String) {
    guard let element = old[name] else {
      // Generated for other things, which have changes of their own.
      return add(.removed, of: name, "'\(name)' is gone")
    }
    if let now = new.name(of: element), now != name {
      add(.renamed, of: name, now: now, "'\(element.title)' is '\(new[now]?.title ?? now)'")
    } else {
      add(.removed, of: name, "'\(element.title)' is gone")
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

/// A difference between two interfaces, as those who use them notice it.
package struct InterfaceChange: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case lostType = "types lost or renamed"
    case newType = "types added"
    case otherKeyword = "types of another kind"
    case lostConformance = "conformances lost"
    case newConformance = "conformances gained"
    case lostProperty = "properties lost or renamed"
    case newProperty = "properties added"
    case otherType = "properties of another type"
    case lostCase = "cases lost or renamed"
    case newCase = "cases added"
    case otherPayload = "cases with another payload"
    case lostMethod = "methods lost or renamed"
    case newMethod = "methods added"
    case otherArguments = "methods with other arguments"
    case moreArguments = "methods with additional arguments"
    case otherResult = "methods with another result"
    case otherInitializer = "initialisers with other arguments"

    /// Indicates that what was compiled before still compiles.
    package var isAddition: Bool {
      switch self {
      case .newType, .newConformance, .newProperty, .newCase, .newMethod, .moreArguments: true
      default: false
      }
    }
  }

  package var kind: Kind
  /// The full name of the type that changed, or whose member did.
  package var type: String
  /// The conformance that was lost or gained, or the keywords of a type of another kind.
  package var detail = ""
  /// The member as it was; nil for changes of types, and for what is new.
  package var old: Interface.Member?
  package var new: Interface.Member?

  /// The change in one line: `Post.title: String became Int`.
  package var text: String {
    switch (old, new) {
    case (let old?, let new?):
      "\(type).\(old.name): \(old.signature) became \(new.signature)"
    case (let member?, nil), (nil, let member?): "\(type).\(member.name)"
    case (nil, nil): detail.isEmpty ? type : "\(type): \(detail)"
    }
  }

  /// The change is one of how values are encoded and decoded.
  package var isOfCoding: Bool {
    kind == .lostConformance || ["encode", "init"].contains(old?.name)
  }
}

extension Interface {
  /// Returns what is different in `other`, by type and member.
  package func changes(to other: Interface) -> [InterfaceChange] {
    let names = Set(types.keys).union(other.types.keys).union(members.keys)
    return names.sorted().flatMap { name in
      switch (types[name], other.types[name]) {
      case (_?, nil): [InterfaceChange(kind: .lostType, type: name)]
      case (nil, _?): [InterfaceChange(kind: .newType, type: name)]
      case (let old?, let new?):
        if old.keyword == new.keyword || [old.keyword, new.keyword].contains("extension") {
          old.changes(of: name, to: new) + memberChanges(of: name, in: other)
        } else {
          // A type of another kind has other members.
          [
            InterfaceChange(
              kind: .otherKeyword, type: name, detail: "\(old.keyword) became \(new.keyword)")
          ]
        }
      // What is declared at top level.
      case (nil, nil): memberChanges(of: name, in: other)
      }
    }
  }

  private func memberChanges(of type: String, in other: Interface) -> [InterfaceChange] {
    let (old, new) = (members[type] ?? [:], other.members[type] ?? [:])
    return Set(old.keys).union(new.keys).sorted().flatMap { name in
      old[name, default: []].changes(to: new[name, default: []], in: type)
    }
  }
}

extension Interface.TypeDeclaration {
  fileprivate func changes(of name: String, to new: Self) -> [InterfaceChange] {
    let lost = conformances.subtracting(new.conformances).sorted()
    let gained = new.conformances.subtracting(conformances).sorted()
    return lost.map { InterfaceChange(kind: .lostConformance, type: name, detail: $0) }
      + gained.map { InterfaceChange(kind: .newConformance, type: name, detail: $0) }
  }
}

extension [Interface.Member] {
  /// Returns what is different where these members of one name were, and `others` are.
  fileprivate func changes(to others: Self, in type: String) -> [InterfaceChange] {
    var changes: [InterfaceChange] = []
    var counterparts: [Interface.Member] = []
    for member in self where !others.contains(member) {
      let counterpart = others.first(where: member.takesPlace) ?? member.nearest(in: others)
      if let counterpart { counterparts.append(counterpart) }
      let kind = member.change(to: counterpart)
      changes.append(InterfaceChange(kind: kind, type: type, old: member, new: counterpart))
    }
    for other in others where !contains(other) && !counterparts.contains(other) {
      changes.append(InterfaceChange(kind: other.addition, type: type, new: other))
    }
    return changes
  }
}

extension Interface.Member {
  /// Returns how those who use this member notice that it is `other` now.
  fileprivate func change(to other: Self?) -> InterfaceChange.Kind {
    guard let other else {
      return switch keyword {
      case "var", "typealias": .lostProperty
      case "case": .lostCase
      default: .lostMethod
      }
    }
    if takesPlace(other) { return .moreArguments }
    return switch keyword {
    case "var", "typealias": .otherType
    case "init": .otherInitializer
    case "case": .otherPayload
    default: covers(other) ? .otherResult : .otherArguments
    }
  }

  fileprivate var addition: InterfaceChange.Kind {
    switch keyword {
    case "var", "typealias": .newProperty
    case "case": .newCase
    default: .newMethod
    }
  }

  /// The one of `others` with the most labels in common; of several the first.
  fileprivate func nearest(in others: [Self]) -> Self? {
    let labels = Set(arguments.map(\.label))
    return others.max { left, right in
      func common(_ member: Self) -> Int { member.arguments.count { labels.contains($0.label) } }
      return (common(left), -left.arguments.count) < (common(right), -right.arguments.count)
    }
  }

  /// Calls of `self` mean `other` as well.
  fileprivate func takesPlace(_ other: Self) -> Bool { type == other.type && covers(other) }

  /// The arguments of `self` are those of `other`, in order, apart from some with defaults.
  fileprivate func covers(_ other: Self) -> Bool {
    var rest = arguments[...]
    for argument in other.arguments {
      if let next = rest.first, next.label == argument.label,
        next.type == argument.type || keyword != "case" && next.type + "?" == argument.type,
        argument.hasDefault || !next.hasDefault
      {
        rest.removeFirst()
      } else if !argument.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }

  /// The arguments and the result, or the type.
  var signature: String {
    let list = arguments.map { "\($0.label): \($0.type)" + ($0.hasDefault ? " = …" : "") }
    let result = type.isEmpty ? "" : " \(type)"
    return keyword == "var" || keyword == "typealias"
      ? type : "(\(list.joined(separator: ", ")))\(result)"
  }
}

extension [Interface.Member] {
  /// Returns what is different where these members of one name were, and `others` are.
  func changes(to others: Self, in type: String) -> [InterfaceChange] {
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
  package var signature: String {
    let list = arguments.map { "\($0.label): \($0.type)" + ($0.hasDefault ? " = …" : "") }
    let result = type.isEmpty ? "" : " \(type)"
    return keyword == "var" || keyword == "typealias"
      ? type : "(\(list.joined(separator: ", ")))\(result)"
  }
}

internal import TrialSupport

/// A part of an interface that is not as it was.
struct InterfaceChange: Hashable {
  enum Kind: String, CaseIterable {
    case lostType = "types lost or renamed"
    case otherKeyword = "types of another kind"
    case lostConformance = "conformances lost"
    case newConformance = "conformances gained"
    case lostProperty = "properties lost or renamed"
    case otherType = "properties of another type"
    case lostCase = "cases lost or renamed"
    case otherPayload = "cases with another payload"
    case lostMethod = "methods lost or renamed"
    case otherArguments = "methods with other arguments"
    case otherResult = "methods with another result"
    case otherInitializer = "initialisers with other arguments"

    /// Nobody notices: a model that something else sends can be encoded from then on.
    var isAddition: Bool { self == .newConformance }
  }

  var kind: Kind
  /// The full name of the type, or of that it is a change of a member of.
  var type: String
  var text: String

  /// Belongs to how values are encoded and decoded.
  var isOfCoding: Bool {
    kind == .lostConformance || ["encode", "init"].contains { text.hasPrefix("\(type).\($0)") }
  }
}

extension Interface {
  /// The changes that a caller of `self` notices in `other`. Additions are none.
  func changes(to other: Interface) -> [InterfaceChange] {
    var changes: [InterfaceChange] = []
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      guard let now = other.types[name] else {
        changes.append(InterfaceChange(kind: .lostType, type: name, text: name))
        continue
      }
      if type.keyword != now.keyword, type.keyword != "extension", now.keyword != "extension" {
        let text = "\(name): \(type.keyword) became \(now.keyword)"
        changes.append(InterfaceChange(kind: .otherKeyword, type: name, text: text))
      }
      for lost in type.conformances.subtracting(now.conformances).sorted() {
        changes.append(
          InterfaceChange(kind: .lostConformance, type: name, text: "\(name): \(lost)"))
      }
      for gained in now.conformances.subtracting(type.conformances).sorted() {
        changes.append(
          InterfaceChange(kind: .newConformance, type: name, text: "\(name): \(gained)"))
      }
      changes += memberChanges(of: name, in: other)
    }
    return changes
  }

  private func memberChanges(of type: String, in other: Interface) -> [InterfaceChange] {
    let now = other.members[type] ?? [:]
    return (members[type] ?? [:]).sorted { $0.key < $1.key }.flatMap { name, members in
      members.compactMap { $0.change(among: now[name] ?? [], in: type) }
    }
  }
}

extension Interface.Member {
  /// How a caller of this member notices that only `others` of its name are left; nil: not at all.
  fileprivate func change(among others: [Self], in type: String) -> InterfaceChange? {
    if others.contains(where: takesPlace) { return nil }
    let isCase = keyword == "case"
    guard let other = others.first(where: { $0.arguments.count >= arguments.count }) ?? others.first
    else {
      let kind: InterfaceChange.Kind =
        switch keyword {
        case "var", "typealias": .lostProperty
        case "case": .lostCase
        default: .lostMethod
        }
      return InterfaceChange(kind: kind, type: type, text: "\(type).\(name)")
    }
    let kind: InterfaceChange.Kind =
      switch keyword {
      case "var", "typealias": .otherType
      case "init": .otherInitializer
      case _ where isCase: .otherPayload
      default: covers(other) ? .otherResult : .otherArguments
      }
    return InterfaceChange(
      kind: kind, type: type, text: "\(type).\(name): \(signature) became \(other.signature)")
  }

  /// Calls of `self` mean `other` as well.
  private func takesPlace(_ other: Self) -> Bool { type == other.type && covers(other) }

  /// The arguments of `self` are those of `other`, in order, apart from some with defaults.
  private func covers(_ other: Self) -> Bool {
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

  private var signature: String {
    let list = arguments.map { "\($0.label): \($0.type)" + ($0.hasDefault ? " = …" : "") }
    let result = type.isEmpty ? "" : " \(type)"
    return keyword == "var" || keyword == "typealias"
      ? type : "(\(list.joined(separator: ", ")))\(result)"
  }
}

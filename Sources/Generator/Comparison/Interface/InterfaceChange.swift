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
  /// The full name of the type, or of that it is a change of a member of.
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

  /// Belongs to how values are encoded and decoded.
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
        // The members of another kind of type are other ones.
        old.isAnotherKind(than: new)
          ? [.otherKind(of: name, old, new)]
          : old.changes(of: name, to: new) + memberChanges(of: name, in: other)
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

extension InterfaceChange {
  fileprivate static func otherKind(
    of name: String, _ old: Interface.TypeDeclaration, _ new: Interface.TypeDeclaration
  ) -> Self {
    Self(kind: .otherKeyword, type: name, detail: "\(old.keyword) became \(new.keyword)")
  }
}

extension Interface.TypeDeclaration {
  fileprivate func isAnotherKind(than other: Self) -> Bool {
    keyword != other.keyword && keyword != "extension" && other.keyword != "extension"
  }

  fileprivate func changes(of name: String, to new: Self) -> [InterfaceChange] {
    let lost = conformances.subtracting(new.conformances).sorted()
    let gained = new.conformances.subtracting(conformances).sorted()
    return lost.map { InterfaceChange(kind: .lostConformance, type: name, detail: $0) }
      + gained.map { InterfaceChange(kind: .newConformance, type: name, detail: $0) }
  }
}

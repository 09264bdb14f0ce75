import SDKGenAPIModel

/// An object body as arguments of methods, one for each argument of its structure's initialiser.
struct BodyArguments: Sendable {
  private let type: String
  private let isNullable: Bool
  /// The names of the arguments.
  let names: [SwiftIdentifier]
  /// As the initialiser has them, required ones first.
  private var members: [Member]

  private struct Member: Sendable {
    /// The argument of the initialiser.
    var property: CallArgument
    /// The argument of the method.
    var argument: CallArgument
    /// nil for that of additional properties.
    var wireName: String?
  }

  /// Returns nil where the body is no object. `names` are those of the arguments by the names of properties on the wire;
  /// nil: those of the properties.
  init?(_ body: Body?, _ names: [String?: SwiftIdentifier]? = nil, types: SwiftTypes) {
    guard let body = body?.value, let structure = types.structure(body.nonNull) else { return nil }
    let types = types.naming(partsOf: body.nonNull)
    type = types.text(of: body.nonNull)
    if case .nullable = body.unwrapped { isNullable = true } else { isNullable = false }
    var all: [Member] = []
    var allNames: [SwiftIdentifier] = []
    for property in structure.arguments(types) {
      guard let name = names.map({ $0[property.wireName] }) ?? property.name else { continue }
      var argument = property.argument
      (argument.label, argument.name) = (name.name, name.text)
      all.append(
        Member(property: property.argument, argument: argument, wireName: property.wireName))
      allNames.append(name)
    }
    self.names = allNames
    let others = structure.properties.map(\.declared)
      .filter { $0.isNoArgument || types.constant(of: $0) != nil }.map(\.name)
    let members = all.filter { member in member.wireName.map { !others.contains($0) } ?? true }
    self.members =
      members.filter { $0.property.fallback == nil }
      + members.filter { $0.property.fallback != nil }
  }

  var arguments: [CallArgument] { members.map(\.argument) }

  /// Returns the name on the wire of the property that an argument is for; nil for others.
  func wireName(of argument: CallArgument) -> String? {
    members.first { $0.argument.label == argument.label }?.wireName
  }

  /// Indicates that a call may state none of them.
  var areAllOptional: Bool { members.allSatisfy { $0.argument.fallback != nil } }

  /// The body that is made of the arguments: `NewPost(title: title)`.
  var value: Code {
    let value = Code.call(type, members.map { $0.property.forwarded($0.argument.name) })
    return isNullable ? .call(".value", [value]) : value
  }

  /// Returns them without an optional property.
  func without(_ wireName: String) -> Self {
    var others = self
    others.members.removeAll { $0.wireName == wireName && $0.property.fallback != nil }
    return others
  }

  /// Returns them with types as they are spelt elsewhere.
  func spelling(_ spelling: (String) -> String) -> Self {
    var others = Self(self, type: spelling(type))
    for index in others.members.indices {
      others.members[index].argument = others.members[index].argument.spelled(spelling)
    }
    return others
  }

  private init(_ body: Self, type: String) {
    self.type = type
    (isNullable, names, members) = (body.isNullable, body.names, body.members)
  }
}

extension PlannedStructure {
  /// An argument of the initialiser.
  fileprivate struct Argument {
    /// nil for that of additional properties.
    var wireName: String?
    var name: SwiftIdentifier?
    var argument: CallArgument
  }

  /// Returns an argument for each property, in their order; that for additional ones is the last. The
  /// initialiser leaves constants out.
  fileprivate func arguments(_ types: SwiftTypes) -> [Argument] {
    let declared = properties.map { property in
      let type = property.declared.type
      return Argument(
        wireName: property.declared.name, name: property.name,
        argument: CallArgument(
          label: property.name.name, name: property.name.text, type: types.text(of: type),
          fallback: types.initialValue(of: property.declared),
          isFoundation: types.needsFoundation(type),
          about: documentation(property.declared.about, property.declared.deprecation)))
    }
    guard let additional else { return declared }
    return declared + [
      Argument(
        name: additional.name,
        argument: CallArgument(
          label: additional.name.name, name: additional.name.text,
          type: types.text(of: additional.type), fallback: "[:]",
          isFoundation: types.needsFoundation(additional.type)))
    ]
  }
}

import SDKGenAPIModel

/// Values of arguments as callers write them: `NewPet(name: "Rex")`. They are examples of the spec or, where it has none,
/// made up; what need not be given is left out.
///
/// Samples of models are no use here: only models that are received have them, and only on request.
struct ArgumentValues: Sendable {
  let types: SwiftTypes
  let order: SampleOrder
  /// The code around calls, which is outside of the API's namespace.
  let scope: OutsideNamespace
  /// How many elements of an example are written.
  private static let elements = 3

  init(_ context: PlanningContext) {
    types = context.types
    order = SampleOrder(context.api.models)
    scope = OutsideNamespace(context)
  }

  /// The models around a value.
  private struct Around {
    /// Those that a value is being made of. What their properties have as examples may lead back to them.
    var open: Set<ModelID> = []
    /// The unions that the same example was tried with, since unions may be members of each other.
    var tried: Set<ModelID> = []
    /// Indicates that an example must have all that its structure needs.
    var isWhole = false

    func with(_ id: ModelID) -> Around { Around(open: open.union([id])) }
  }

  /// Returns a value; nil where none can be made, as of a type of the user's.
  func value(
    of type: TypeReference, named name: String, _ hint: SpecExamples.Hint = .init()
  ) -> Code? {
    if let stated = hint.example.flatMap({ read($0, as: type, Around()) }) { return stated }
    if let limits = hint.limits, case .scalar(let scalar) = types.index.value(of: type),
      let made = SampleLiterals.literal(of: scalar, named: name),
      let limited = read(limits.value(near: made), as: type, Around())
    {
      return limited
    }
    return made(type, named: name, in: nil, Around())
  }

  /// Returns the value of a property in a model, with an example of its value there.
  func value(of property: Property, in model: ModelID?, example: Literal?) -> Code? {
    value(of: property, in: model, example: example, Around())
  }

  private func value(
    of property: Property, in model: ModelID?, example: Literal?, _ around: Around
  ) -> Code? {
    if let value = example.flatMap({ read($0, as: property.type, around) }) { return value }
    let leadsBack = property.type.namedModel.map(around.open.contains) ?? false
    for stated in leadsBack ? [] : [property.constant, property.example].compactMap(\.self) {
      if let value = read(stated, as: property.type, around) { return value }
    }
    let limited = SampleLiterals(index: types.index, order: order).limited(property)
    if let limited = limited.flatMap({ read($0, as: property.type, around) }) { return limited }
    if let limits = property.limits,
      case .array(let inner) = types.unaliased(property.type.unwrapped),
      model.map({ order.leadsBack(inner, to: $0) || order.isLarge(inner) }) != true,
      let element = made(inner, named: property.name, in: model, around)
    {
      return .array(limits.filled([element]))
    }
    return made(property.type, named: property.name, in: model, around)
  }

  // MARK: Made up

  private func made(
    _ type: TypeReference, named name: String, in model: ModelID?, _ around: Around
  ) -> Code? {
    func inside(_ inner: TypeReference) -> Code? {
      model.map { order.leadsBack(inner, to: $0) || order.isLarge(inner) } == true
        ? nil : made(inner, named: name, in: model, around)
    }
    switch types.unaliased(type) {
    case .scalar(let scalar): return made(scalar, named: name).map { .text($0) }
    case .optional(let inner): return inside(inner)
    case .nullable(let inner): return inside(inner).map { .call(".value", [$0]) } ?? ".null"
    case .array(let inner): return .array([inside(inner)].compactMap(\.self))
    case .dictionary(let inner):
      return inside(inner).map { .array([.row([.text("\"key\": "), $0])]) } ?? "[:]"
    // What a sample needs never leads back, but a default that Swift cannot write is needed as well.
    case .model(let id): return around.open.contains(id) ? nil : made(id, named: name, around)
    }
  }

  private func made(_ id: ModelID, named name: String, _ around: Around) -> Code? {
    guard order.hasSample(id), let model = types.models[id] else { return nil }
    switch model.shape {
    case .alias: return nil
    case .enumeration(_, let cases): return cases.first.map { .text("." + $0.name.text) }
    case .structure(let structure): return value(of: structure, id, with: [], around)
    case .union(let union, let cases):
      guard let index = order.member(of: union), cases.indices.contains(index) else { return nil }
      return value(of: cases[index]) {
        made($0, named: cases[index].name.name, in: id, around.with(id))
      }
    }
  }

  /// Returns the call of a structure's initialiser; nil where a value that it needs cannot be made.
  private func value(
    of structure: PlannedStructure, _ id: ModelID, with members: [Literal.Member], _ around: Around
  ) -> Code? {
    var arguments: [Code] = []
    for property in structure.properties where types.initialValue(of: property.declared) == nil {
      let declared = property.declared
      let example = members.first { $0.name == declared.name }?.value
      if around.isWhole, example == nil { return nil }
      let value = value(of: declared, in: id, example: example, around.with(id))
      guard let value = value ?? (declared.type.isOptional ? "nil" : nil) else { return nil }
      arguments.append(.labelled(property.name.name, value))
    }
    return .call(scope.spelling(of: types.text(of: .model(id))), arguments)
  }

  /// Returns the case of a union.
  private func value(
    of member: Named<Union.Member>, _ content: (TypeReference) -> Code?
  ) -> Code? {
    if member.value.constant != nil { return .text("." + member.name.text) }
    return content(member.value.type).map { .call("." + member.name.text, [$0]) }
  }
}

// MARK: - Examples

extension ArgumentValues {
  /// Returns an example as code; nil where it does not fit.
  private func read(_ literal: Literal, as type: TypeReference, _ around: Around) -> Code? {
    switch (types.unaliased(type), literal) {
    case (.optional, .null): return "nil"
    case (.nullable, .null): return ".null"
    case (.optional(let inner), _): return read(literal, as: inner, around)
    case (.nullable(let inner), _):
      return read(literal, as: inner, around).map { .call(".value", [$0]) }
    case (.array(let inner), .array(let elements)):
      let parts = elements.prefix(Self.elements).map {
        read($0, as: inner, Around(open: around.open))
      }
      return parts.contains(nil) ? nil : .array(parts.compactMap(\.self))
    case (.dictionary(let inner), .object(let members)):
      let parts = members.prefix(Self.elements).map { member in
        read(member.value, as: inner, Around(open: around.open)).map {
          Code.row([.text(swiftLiteral(member.name) + ": "), $0])
        }
      }
      if parts.contains(nil) { return nil }
      return parts.isEmpty ? "[:]" : .array(parts.compactMap(\.self))
    case (.scalar(let scalar), _): return read(literal, as: scalar).map { .text($0) }
    case (.model(let id), _): return read(literal, as: id, around)
    default: return nil
    }
  }

  private func read(_ literal: Literal, as id: ModelID, _ around: Around) -> Code? {
    switch types.models[id]?.shape {
    case .enumeration: return types.expression(literal, as: .model(id)).map { .text($0) }
    case .structure(let structure):
      guard case .object(let members) = literal else { return nil }
      return value(of: structure, id, with: members, around)
    case .union(let union, let cases):
      if around.tried.contains(id) { return nil }
      var inside = around.with(id)
      inside.tried = around.tried.union([id])
      inside.isWhole = union.discriminator == .shape
      return cases.lazy.compactMap { read(literal, as: $0, of: union, inside) }.first
    case .alias, nil: return nil
    }
  }

  private func read(
    _ literal: Literal, as member: Named<Union.Member>, of union: Union, _ around: Around
  ) -> Code? {
    if let constant = member.value.constant, constant != literal { return nil }
    var value = literal
    switch union.discriminator {
    case .shape: break
    case .tagIfPresent(let field):
      let tag = literal[field]?.wireText
      if let tag, !member.value.allTags.contains(tag) {
        let others = union.members.flatMap(\.allTags)
        if !member.value.isDefault || others.contains(tag) { return nil }
      }
    case .tag(let field, let place):
      guard let tag = literal[field]?.wireText, member.value.tags.contains(tag) else { return nil }
      let key: String? =
        switch place {
        case .inline: nil
        case .field(let key): key
        case .fieldNamedByTag: tag
        }
      if let key {
        guard let inner = literal[key] else { return nil }
        value = inner
      }
    }
    return self.value(of: member) { read(value, as: $0, around) }
  }
}

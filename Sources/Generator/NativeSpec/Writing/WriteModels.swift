import SDKGenAPIModel
import SDKGenDiagnostics

extension NativeWriter {
  mutating func model(_ model: Model) -> Literal {
    let heads: [(String, Literal?)] = [
      ("$about", about(model.about)), ("$deprecated", deprecation(model.deprecation)),
      ("$swift", text(model.swiftName)),
    ]
    switch model.shape {
    case .structure(let structure): return .object(heads + members(of: structure, in: model))
    case .enumeration(let enumeration): return .object(heads + members(of: enumeration))
    case .union(let union): return .object(heads + members(of: union))
    case .alias(let type): return alias(type, of: model)
    }
  }

  /// A text has no place for what is said of the model.
  private mutating func alias(_ type: TypeReference, of model: Model) -> Literal {
    guard model.about?.isEmpty == false || model.deprecation != nil || model.swiftName != nil
    else { return .string(type.notation) }
    return .object([
      ("$type", .string(type.notation)), ("$about", about(model.about)),
      ("$deprecated", deprecation(model.deprecation)), ("$swift", text(model.swiftName)),
    ])
  }

  private func members(of enumeration: Enumeration) -> [(String, Literal?)] {
    let isNamed = enumeration.values.contains {
      $0.swiftName != nil || $0.name != ($0.raw.wireText ?? "")
    }
    let values: Literal =
      isNamed
      ? .object(enumeration.values.map { ($0.name, value($0)) })
      : .array(enumeration.values.map(\.raw))
    return [("$enum", values), ("$closed", enumeration.isOpen ? nil : .bool(true))]
  }

  private func value(_ value: Enumeration.Value) -> Literal {
    value.swiftName.map { .object([("is", value.raw), ("swift", .string($0))]) } ?? value.raw
  }

  private func members(of union: Union) -> [(String, Literal?)] {
    guard case .tag(let field, let content) = union.discriminator else {
      return [("$union", .array(union.members.map { member(type: $0) }))]
    }
    let key: Literal? =
      switch content {
      case .inline: nil
      case .field(let name): .string(name)
      case .fieldNamedByTag: .string("$tag")
      }
    return [
      ("$union", .object(union.members.map { ($0.tags.first ?? "", member(tagged: $0)) })),
      ("$tag", .string(field)), ("$content", key),
    ]
  }

  private func member(tagged member: Union.Member) -> Literal {
    shortened(
      member.type,
      [
        ("also", texts(Array(member.tags.dropFirst()))), ("swift", text(member.caseName)),
      ])
  }

  private func member(type member: Union.Member) -> Literal {
    guard let constant = member.constant else {
      return shortened(member.type, [("swift", text(member.caseName))])
    }
    let isPlain = member.type == constant.constantType
    return .object([
      ("type", isPlain ? nil : .string(member.type.notation)), ("is", constant),
      ("swift", text(member.caseName)),
    ])
  }
}

extension NativeWriter {
  private mutating func members(
    of structure: Structure, in model: Model
  ) -> [(String, Literal?)] {
    var fields: [(String, Literal?)] = []
    for field in structure.fields {
      if field.name.isEmpty {
        report(.leftOut("a field without a name", of: model.provenance, at: field.location))
      } else {
        fields.append((field.name, self.field(field)))
      }
    }
    // Names with a '$' stand in an object of their own, and those after them too, to keep the order.
    let plain = fields.prefix { !$0.0.hasPrefix("$") }
    let quoted = Array(fields.dropFirst(plain.count))
    return Array(plain) + [
      ("$fields", quoted.isEmpty ? nil : .object(quoted)),
      ("$additional", structure.additional.map { .string($0.notation) }),
      ("$lossy", texts(structure.fields.filter(\.isLossy).map(\.name))),
      ("$identity", identity(of: structure)),
    ]
  }

  /// Only where it is not what a reader takes for granted.
  private func identity(of structure: Structure) -> Literal? {
    let automatic = structure.fields.first { $0.name == "id" && isIdentifying($0.type) }?.name
    if structure.identity == automatic { return nil }
    return structure.identity.map { .string($0) } ?? .bool(false)
  }

  private func isIdentifying(_ type: TypeReference) -> Bool {
    guard case .scalar(let scalar) = models.unaliased(type) else { return false }
    return scalar != .json && scalar != .data && scalar != .bytes
  }

  private func field(_ field: Field) -> Literal {
    let heads: [(String, Literal?)] = [
      ("is", field.constant), ("swift", text(field.swiftName)), ("default", field.default),
      ("writesNull", field.writesNull ? .bool(true) : nil), ("example", field.example),
      ("deprecated", deprecation(field.deprecation)), ("about", about(field.about)),
    ]
    if let constant = field.constant, field.type == constant.constantType { return .object(heads) }
    return shortened(field.type, heads)
  }
}

/// The type alone where nothing else is said, and otherwise its long form.
func shortened(_ type: TypeReference, _ others: [(String, Literal?)]) -> Literal {
  let written = Literal.string(type.notation)
  return others.allSatisfy { $0.1 == nil } ? written : .object([("type", written)] + others)
}

extension Literal {
  /// The type of a constant for which none is written.
  fileprivate var constantType: TypeReference? {
    switch self {
    case .bool: .scalar(.bool)
    case .number(let text):
      Int(text) == nil ? .scalar(.double) : .scalar(.integer(bits: nil, isSigned: true))
    case .string: .scalar(.string)
    case .null, .array, .object: nil
    }
  }
}

import SDKGenAPIModel
import SDKGenDiagnostics

extension NativeWriter {
  func model(_ model: Model) -> Literal {
    let heads: [(String, Literal?)] = [
      ModelKeys.about(about(model.about)), ModelKeys.deprecated(deprecation(model.deprecation)),
      ModelKeys.swift(text(model.swiftName)),
    ]
    switch model.shape {
    case .structure(let structure): return .object(heads + members(of: structure, in: model))
    case .enumeration(let enumeration): return .object(heads + members(of: enumeration))
    case .union(let union): return .object(heads + members(of: union))
    case .alias(let type): return alias(type, of: model)
    }
  }

  /// Writes an alias, in its long form where more is known of the model.
  private func alias(_ type: TypeReference, of model: Model) -> Literal {
    guard model.about?.isEmpty == false || model.deprecation != nil || model.swiftName != nil
    else { return .string(type.notation) }
    return .object([
      ModelKeys.type(.string(type.notation)), ModelKeys.about(about(model.about)),
      ModelKeys.deprecated(deprecation(model.deprecation)), ModelKeys.swift(text(model.swiftName)),
    ])
  }

  private func members(of enumeration: Enumeration) -> [(String, Literal?)] {
    let isNamed = enumeration.values.contains {
      $0.swiftName != nil || about($0.about) != nil || $0.name != ($0.raw.wireText ?? "")
    }
    let values: Literal =
      isNamed
      ? .object(enumeration.values.map { ($0.name, value($0)) })
      : .array(enumeration.values.map(\.raw))
    return [
      EnumerationKeys.values(values),
      EnumerationKeys.closed(flag(!enumeration.isOpen)),
      EnumerationKeys.others(flag(enumeration.allowsOthers)),
    ]
  }

  private func value(_ value: Enumeration.Value) -> Literal {
    let others = [
      CommonKeys.swift(text(value.swiftName)), CommonKeys.about(about(value.about)),
    ]
    return others.allSatisfy { $0.1 == nil }
      ? value.raw : .object([EnumValueKeys.raw(value.raw)] + others)
  }

  private func members(of union: Union) -> [(String, Literal?)] {
    let list = UnionKeys.members(.array(union.members.map { member(type: $0) }))
    if case .tagIfPresent(let field) = union.discriminator {
      return [list, UnionKeys.tag(.string(field))]
    }
    guard case .tag(let field, let content) = union.discriminator else { return [list] }
    let key: Literal? =
      switch content {
      case .inline: nil
      case .field(let name): .string(name)
      case .fieldNamedByTag: .string(UnionKeys.tag.name)
      }
    return [
      UnionKeys.members(.object(union.members.map { ($0.tags.first ?? "", member(tagged: $0)) })),
      UnionKeys.tag(.string(field)), UnionKeys.content(key),
    ]
  }

  private func member(tagged member: Union.Member) -> Literal {
    shortened(
      member.type,
      [
        UnionMemberKeys.also(texts(Array(member.tags.dropFirst()))),
        CommonKeys.swift(text(member.caseName)),
      ])
  }

  private func member(type member: Union.Member) -> Literal {
    guard let constant = member.constant else {
      return shortened(
        member.type,
        [
          UnionMemberKeys.tags(texts(member.allTags)),
          UnionMemberKeys.isDefault(flag(member.isDefault)),
          CommonKeys.swift(text(member.caseName)),
        ])
    }
    let isPlain = member.type == constant.constantType
    return .object([
      UnionMemberKeys.type(isPlain ? nil : .string(member.type.notation)),
      UnionMemberKeys.constant(constant),
      CommonKeys.swift(text(member.caseName)),
    ])
  }

  private func members(
    of structure: Structure, in model: Model
  ) -> [(String, Literal?)] {
    var fields: [(String, Literal?)] = []
    for field in structure.properties {
      if field.name.isEmpty {
        found.report(.leftOut("a field without a name", of: model.provenance, at: field.location))
      } else {
        fields.append((field.name, self.field(field)))
      }
    }
    // Names with a '$' stand in an object of their own, and those after them too, to keep the order.
    let plain = fields.prefix { !$0.0.hasPrefix("$") }
    let quoted = Array(fields.dropFirst(plain.count))
    return Array(plain) + [
      StructureKeys.fields(.unlessEmpty(quoted)),
      StructureKeys.additional(structure.additional.map { .string($0.notation) }),
      StructureKeys.lossy(texts(structure.properties.filter(\.isLossy).map(\.name))),
      StructureKeys.identity(identity(of: structure)),
    ]
  }

  /// Only where it is not what a reader takes for granted.
  private func identity(of structure: Structure) -> Literal? {
    let automatic = structure.properties.first {
      $0.name == "id" && models.unaliased($0.type).mayIdentify
    }?.name
    if structure.identity == automatic { return nil }
    return structure.identity.map { .string($0) } ?? .bool(false)
  }

  private func field(_ field: Property) -> Literal {
    let heads: [(String, Literal?)] = [
      FieldKeys.constant(field.constant), CommonKeys.swift(text(field.swiftName)),
      FieldKeys.default(field.default),
      FieldKeys.reportsAbsence(flag(field.reportsAbsence && field.default != nil)),
      FieldKeys.writesNull(flag(field.writesNull)),
      FieldKeys.readOnly(flag(field.isNoArgument)), FieldKeys.example(field.example),
      CommonKeys.deprecated(deprecation(field.deprecation)), CommonKeys.about(about(field.about)),
    ]
    if let constant = field.constant, field.type == constant.constantType { return .object(heads) }
    return shortened(field.type, heads)
  }
}

/// Writes the type alone where there is nothing else, and otherwise its long form.
func shortened(_ type: TypeReference, _ others: [(String, Literal?)]) -> Literal {
  let written = Literal.string(type.notation)
  return others.allSatisfy { $0.1 == nil } ? written : .object([CommonKeys.type(written)] + others)
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

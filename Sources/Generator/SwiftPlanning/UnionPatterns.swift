import SDKGenAPIModel

/// What a value looks like in JSON, as the runtime's `UnionPattern` says it.
indirect enum UnionPattern: Equatable {
  case any, null, bool, integer, number, string, array, object
  case constants([Literal])
  /// Of an enum.
  case values([Literal])
  case elements([UnionPattern])
  case members(ObjectPattern)
  case either([UnionPattern])

  struct ObjectPattern: Equatable {
    var constants: [Constant] = []
    var required: [String] = []
    var optional: [String] = []
  }

  struct Constant: Equatable {
    var name: String
    var values: [Literal]
  }

  enum Kind: Hashable { case null, bool, number, string, array, object, any }

  /// Those between which it may choose, in order.
  var alternatives: [UnionPattern] {
    if case .either(let patterns) = self { patterns.flatMap(\.alternatives) } else { [self] }
  }

  var kind: Kind {
    switch self {
    case .any, .either: .any
    case .null: .null
    case .bool: .bool
    case .integer, .number: .number
    case .string: .string
    case .array, .elements: .array
    case .object, .members: .object
    case .constants(let values), .values(let values): values.first?.kind ?? .any
    }
  }

  /// The same without what only tells it from others of its kind.
  var plain: UnionPattern {
    switch self {
    case .values(let values): values.first?.kind == .number ? .integer : .string
    case .elements: .array
    case .members: .object
    default: self
    }
  }

  static func either(of patterns: [UnionPattern]) -> UnionPattern {
    var distinct: [UnionPattern] = []
    for pattern in patterns where !distinct.contains(pattern) { distinct.append(pattern) }
    return distinct.count == 1 ? distinct[0] : .either(distinct)
  }
}

extension Literal {
  fileprivate var kind: UnionPattern.Kind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

extension PlanningContext {
  /// A pattern for each member of a union, saying no more than tells them apart.
  func patterns(of union: Union, in id: ModelID) -> [UnionPattern] {
    UnionPattern.distinguishing(
      union.members.map { pattern(of: $0, union, inside: [id]) })
  }

  private func pattern(
    of member: Union.Member, _ union: Union, inside unions: Set<ModelID>
  ) -> UnionPattern {
    if let constant = member.constant { return .constants([constant]) }
    let pattern = pattern(of: member.type, inside: unions)
    guard case .tag(let field, let content) = union.discriminator else { return pattern }
    let tag = UnionPattern.Constant(name: field, values: member.tags.map { .string($0) })
    guard content == .inline else { return .members(.init(constants: [tag])) }
    return .either(of: pattern.alternatives.map { $0.with(tag) })
  }

  private func pattern(of type: TypeReference, inside unions: Set<ModelID>) -> UnionPattern {
    switch unaliased(type) {
    case .scalar(let scalar): return scalar.pattern
    case .array(let element): return .elements([pattern(of: element, inside: unions)])
    case .dictionary: return .object
    case .optional(let wrapped), .nullable(let wrapped):
      return .either(of: [.null] + pattern(of: wrapped, inside: unions).alternatives)
    case .model(let id):
      switch models[id]?.shape {
      case .structure(let structure): return .members(pattern(of: structure))
      case .enumeration(let enumeration): return .values(enumeration.values.map(\.raw))
      case .union(let union):
        guard !unions.contains(id) else { return .any }
        return .either(
          of: union.members.flatMap {
            pattern(of: $0, union, inside: unions.union([id])).alternatives
          })
      case .alias, nil: return .any
      }
    }
  }

  private func pattern(of structure: Structure) -> UnionPattern.ObjectPattern {
    var pattern = UnionPattern.ObjectPattern()
    for field in structure.fields {
      let isRequired = !isOptional(field.type) && field.default == nil
      if let constant = field.constant {
        pattern.constants.append(.init(name: field.name, values: [constant]))
      }
      if isRequired {
        pattern.required.append(field.name)
      } else if field.constant == nil {
        pattern.optional.append(field.name)
      }
    }
    return pattern
  }
}

extension Scalar {
  fileprivate var pattern: UnionPattern {
    switch self {
    case .bool: .bool
    case .integer: .integer
    case .float, .double, .decimal, .date(.unixSeconds), .date(.unixMilliseconds): .number
    case .string, .uuid, .url, .date, .day, .number, .flag, .data: .string
    case .json, .bytes, .file, .external: .any
    }
  }
}

extension UnionPattern {
  /// With the values of a tag, which say more than what the member itself says of it.
  fileprivate func with(_ tag: Constant) -> UnionPattern {
    guard case .members(var object) = self else { return self }
    if let own = object.constants.first(where: { $0.name == tag.name }),
      own.values.allSatisfy(tag.values.contains)
    {
      return self
    }
    object.constants.removeAll { $0.name == tag.name }
    object.constants.append(tag)
    return .members(object)
  }
}

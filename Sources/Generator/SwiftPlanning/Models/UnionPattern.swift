import SDKGenAPIModel

/// The looks of a value in JSON, as the runtime's `UnionPattern` says it.
indirect enum UnionPattern: Hashable {
  case any, null, bool, integer, number, string, array, object
  case constants([Literal])
  /// The values of an enum.
  case values([Literal])
  case elements([UnionPattern])
  case members(ObjectPattern)
  case either([UnionPattern])

  struct ObjectPattern: Hashable {
    var constants: [Constant] = []
    /// The values of enums, beside the property's own mention below.
    var choices: [Constant] = []
    var required: [String] = []
    var optional: [String] = []
  }

  struct Constant: Hashable {
    var name: String
    var values: [Literal]
  }

  enum Kind: Hashable { case null, bool, number, string, array, object, any }

  /// The patterns between which it may choose, in order.
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

  /// The pattern without what only tells it from others of its kind.
  var plain: UnionPattern {
    switch self {
    case .values(let values): values.first?.kind == .number ? .integer : .string
    case .elements: .array
    case .members: .object
    default: self
    }
  }

  static func either(of patterns: [UnionPattern]) -> UnionPattern {
    var seen: Set<UnionPattern> = []
    let distinct = patterns.filter { seen.insert($0).inserted }
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

extension Scalar {
  var pattern: UnionPattern {
    switch jsonKind {
    case .bool: .bool
    // `JSON` holds larger ones as numbers.
    case .integer: self == .integer(bits: 64, isSigned: false) ? .number : .integer
    case .number: .number
    case .string: .string
    case .any: .any
    }
  }
}

extension UnionPattern {
  /// Adds the values of a tag, which say more than what the member itself says of it.
  func with(_ tag: Constant) -> UnionPattern {
    guard case .members(var object) = self else { return self }
    if let own = object.constants.first(where: { $0.name == tag.name }),
      own.values.allSatisfy(tag.values.contains)
    {
      return self
    }
    object.constants.removeAll { $0.name == tag.name }
    object.choices.removeAll { $0.name == tag.name }
    object.constants.append(tag)
    return .members(object)
  }
}

/// The look of a union's member in JSON, as far as it must be known to tell it from the others.
/// Generated unions without a tag have one for each member.
public indirect enum UnionPattern: Sendable {
  case any
  case null
  case bool
  /// An integer.
  case integer
  case number
  case string
  case array
  case object
  /// Exactly these scalars.
  case constants([JSON])
  /// The scalars an open enum declares. Another of their kind will do where nothing else fits.
  case values([JSON])
  /// An array by its first element; an empty one always fits.
  case elements([UnionPattern])
  /// An object by what must be in it and by what may be.
  ///
  /// `constants` are the values a member may have if it is there, `choices` those that its open enum
  /// declares, `required` the members without which decoding fails, `optional` others that are
  /// known.
  case members(
    constants: [String: [JSON]] = [:], choices: [String: [JSON]] = [:], required: [String] = [],
    optional: [String] = [])
  case either([UnionPattern])
}

extension UnionPattern {
  /// The kinds of JSON to look for.
  var kinds: JSONKinds {
    switch self {
    case .any: .all
    case .null: .null
    case .bool: .bool
    case .integer, .number: .number
    case .string: .string
    case .array, .elements: .array
    case .object, .members: .object
    case .constants(let values), .values(let values):
      values.reduce(into: []) { $0.formUnion($1.kind) }
    case .either(let patterns): patterns.reduce(into: []) { $0.formUnion($1.kinds) }
    }
  }
}

/// Kinds of JSON values.
struct JSONKinds: OptionSet {
  let rawValue: UInt8

  static let null = Self(rawValue: 1)
  static let bool = Self(rawValue: 2)
  static let number = Self(rawValue: 4)
  static let string = Self(rawValue: 8)
  static let array = Self(rawValue: 16)
  static let object = Self(rawValue: 32)
  static let all = Self(rawValue: 63)
}

extension JSON {
  var isScalar: Bool { kind.isDisjoint(with: [.array, .object]) }

  var kind: JSONKinds {
    switch self {
    case .null: .null
    case .bool: .bool
    case .integer, .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

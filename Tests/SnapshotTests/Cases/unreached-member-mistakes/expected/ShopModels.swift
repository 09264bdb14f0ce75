// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Card: Codable, Hashable, Sendable, Identifiable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}

public nonisolated enum A: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case string(String)
  case uuid(UUID)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(stringLiteral value: String) { self = .string(value) }

  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asUUID: UUID? { if case .uuid(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.string, .string]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .string(String(from: decoder))
      case 1: try .uuid(UUID(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .uuid(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum B:
  Codable,
  Hashable,
  Sendable,
  ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  case double(Double)
  case int(Int)
  case date(Date)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(integerLiteral value: Int) { self = .int(value) }

  public init(floatLiteral value: Double) { self = .double(value) }

  public var asDouble: Double? { if case .double(let value) = self { value } else { nil } }
  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }
  public var asDate: Date? { if case .date(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.number, .integer, .number]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .double(Double(from: decoder))
      case 1: try .int(Int(from: decoder))
      case 2: try .date(FieldDecoder.value(decoder, as: .unixSeconds))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .double(let value): try value.encode(to: encoder)
    case .int(let value): try value.encode(to: encoder)
    case .date(let value): try FieldEncoder.write(value, to: encoder, as: .unixSeconds)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum C:
  Codable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  case jsonArray([JSON])
  case intArray([Int])
  case json(JSON)
  case string(String)
  case card(Card)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func card(_ id: Int) -> Self { .card(Card(id: id)) }

  public init(stringLiteral value: String) { self = .string(value) }

  public init(arrayLiteral elements: JSON...) { self = .jsonArray(elements) }

  public var asJSONArray: [JSON]? { if case .jsonArray(let value) = self { value } else { nil } }
  public var asIntArray: [Int]? { if case .intArray(let value) = self { value } else { nil } }
  public var asJSON: JSON? { if case .json(let value) = self { value } else { nil } }
  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asCard: Card? { if case .card(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .elements([.any]), .elements([.integer]), .any, .string, .object,
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .jsonArray([JSON](from: decoder))
      case 1: try .intArray([Int](from: decoder))
      case 2: try .json(JSON(from: decoder))
      case 3: try .string(String(from: decoder))
      case 4: try .card(Card(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .jsonArray(let value): try value.encode(to: encoder)
    case .intArray(let value): try value.encode(to: encoder)
    case .json(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .card(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum E: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  case date(Date)
  case int(Int)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(integerLiteral value: Int) { self = .int(value) }

  public var asDate: Date? { if case .date(let value) = self { value } else { nil } }
  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.number, .integer]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .date(FieldDecoder.value(decoder, as: .unixSeconds))
      case 1: try .int(Int(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .date(let value): try FieldEncoder.write(value, to: encoder, as: .unixSeconds)
    case .int(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum F: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  case date(Date)
  case decimal(Decimal)
  case uint64(UInt64)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(integerLiteral value: UInt64) { self = .uint64(value) }

  public var asDate: Date? { if case .date(let value) = self { value } else { nil } }
  public var asDecimal: Decimal? { if case .decimal(let value) = self { value } else { nil } }
  public var asUint64: UInt64? { if case .uint64(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.number, .number, .number]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .date(FieldDecoder.value(decoder, as: .unixMilliseconds))
      case 1: try .decimal(FieldDecoder.value(Decimal.self, decoder))
      case 2: try .uint64(UInt64(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .date(let value): try FieldEncoder.write(value, to: encoder, as: .unixMilliseconds)
    case .decimal(let value): try FieldEncoder.write(value, to: encoder)
    case .uint64(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum G: Codable, Hashable, Sendable, ExpressibleByDictionaryLiteral {
  case doubleDictionary([String: Double])
  case intDictionary([String: Int])
  case jsonDictionary([String: JSON])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(dictionaryLiteral elements: (String, Double)...) {
    self = .doubleDictionary(Dictionary(elements) { $1 })
  }

  public var asDoubleDictionary: [String: Double]? {
    if case .doubleDictionary(let value) = self { value } else { nil }
  }
  public var asIntDictionary: [String: Int]? {
    if case .intDictionary(let value) = self { value } else { nil }
  }
  public var asJSONDictionary: [String: JSON]? {
    if case .jsonDictionary(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [.object, .object, .object]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .doubleDictionary(FieldDecoder.value([String: Double].self, decoder))
      case 1: try .intDictionary(FieldDecoder.value([String: Int].self, decoder))
      case 2: try .jsonDictionary(FieldDecoder.value([String: JSON].self, decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .doubleDictionary(let value): try FieldEncoder.write(value, to: encoder)
    case .intDictionary(let value): try FieldEncoder.write(value, to: encoder)
    case .jsonDictionary(let value): try FieldEncoder.write(value, to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum H: Codable, Hashable, Sendable, ExpressibleByDictionaryLiteral {
  case jsonDictionary([String: JSON])
  case cardArrayDictionary([String: [Card]])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .jsonDictionary(Dictionary(elements) { $1 })
  }

  public var asJSONDictionary: [String: JSON]? {
    if case .jsonDictionary(let value) = self { value } else { nil }
  }
  public var asCardArrayDictionary: [String: [Card]]? {
    if case .cardArrayDictionary(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [.object, .object]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .jsonDictionary(FieldDecoder.value([String: JSON].self, decoder))
      case 1: try .cardArrayDictionary(FieldDecoder.value([String: [Card]].self, decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .jsonDictionary(let value): try FieldEncoder.write(value, to: encoder)
    case .cardArrayDictionary(let value): try FieldEncoder.write(value, to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum I: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  case int(Int)
  case int32(Int32)
  case uint64(UInt64)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(integerLiteral value: Int) { self = .int(value) }

  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }
  public var asInt32: Int32? { if case .int32(let value) = self { value } else { nil } }
  public var asUint64: UInt64? { if case .uint64(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.integer, .integer, .number]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .int(Int(from: decoder))
      case 1: try .int32(Int32(from: decoder))
      case 2: try .uint64(UInt64(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .int(let value): try value.encode(to: encoder)
    case .int32(let value): try value.encode(to: encoder)
    case .uint64(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum J: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
  case doubleArrayArray([[Double]])
  case intArrayArray([[Int]])
  case decimalArrayArray([[Decimal]])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(arrayLiteral elements: [Double]...) { self = .doubleArrayArray(elements) }

  public var asDoubleArrayArray: [[Double]]? {
    if case .doubleArrayArray(let value) = self { value } else { nil }
  }
  public var asIntArrayArray: [[Int]]? {
    if case .intArrayArray(let value) = self { value } else { nil }
  }
  public var asDecimalArrayArray: [[Decimal]]? {
    if case .decimalArrayArray(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [
    .elements([.elements([.number])]), .elements([.elements([.integer])]),
    .elements([.elements([.number])]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .doubleArrayArray([[Double]](from: decoder))
      case 1: try .intArrayArray([[Int]](from: decoder))
      case 2: try .decimalArrayArray([[Decimal]](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .doubleArrayArray(let value): try value.encode(to: encoder)
    case .intArrayArray(let value): try value.encode(to: encoder)
    case .decimalArrayArray(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum D:
  Codable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  case uuid(UUID)
  case string(String)
  case int(Int)
  case double(Double)
  case unset
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(stringLiteral value: String) { self = .string(value) }

  public init(integerLiteral value: Int) { self = .int(value) }

  public init(floatLiteral value: Double) { self = .double(value) }

  public var asUUID: UUID? { if case .uuid(let value) = self { value } else { nil } }
  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }
  public var asDouble: Double? { if case .double(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .string, .string, .integer, .number, .constants([""]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .uuid(UUID(from: decoder))
      case 1: try .string(String(from: decoder))
      case 2: try .int(Int(from: decoder))
      case 3: try .double(Double(from: decoder))
      case 4: .unset
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .uuid(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .int(let value): try value.encode(to: encoder)
    case .double(let value): try value.encode(to: encoder)
    case .unset: try JSON.string("").encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Codable, Hashable, Sendable {
  case cat(Cat)
  case tiger(Cat)
  case dog(Dog)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func cat(_ name: String) -> Self { .cat(Cat(name: name)) }

  public static func tiger(_ name: String) -> Self { .tiger(Cat(name: name)) }

  public static func dog(_ name: String) -> Self { .dog(Dog(name: name)) }

  public var name: String? {
    switch self {
    case .cat(let value): value.name
    case .tiger(let value): value.name
    case .dog(let value): value.name
    default: nil
    }
  }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asTiger: Cat? { if case .tiger(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["@class": ["feline"]]), .members(constants: ["@class": ["tiger"]]),
    .members(constants: ["@class": ["dog"]], optional: ["tail"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .tiger(Cat(from: decoder))
      case 2: try .dog(Dog(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("feline", "@class")
      try value.encode(to: encoder)
    case .tiger(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("tiger", "@class")
      try value.encode(to: encoder)
    case .dog(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("dog", "@class")
      try value.encode(to: encoder)
      try fields.encode("dog", "@class")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Cat: Codable, Hashable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

public nonisolated struct Dog: Codable, HashableModel, Sendable {
  public var name: String
  public var tail: Bool?
  /// The properties that are not declared, by their names.
  public var additionalProperties: [String: String]

  public init(name: String, tail: Bool? = nil, additionalProperties: [String: String] = [:]) {
    self.name = name
    self.tail = tail
    self.additionalProperties = additionalProperties
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), tail: fields.decodeIfPresent(Bool.self, "tail"),
      additionalProperties: fields.additionalProperties(String.self, besides: ["name", "tail"]))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeAdditionalProperties(additionalProperties)
    try fields.encode(name, "name")
    try fields.encodeIfPresent(tail, "tail")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.tail, b.tail)
    pairs.add(a.additionalProperties, b.additionalProperties)
  }
}

public nonisolated enum House: Decodable, Hashable, Sendable {
  case pet(Pet)
  case cage(Cage)
  case aviary(Cage)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asPet: Pet? { if case .pet(let value) = self { value } else { nil } }
  public var asCage: Cage? { if case .cage(let value) = self { value } else { nil } }
  public var asAviary: Cage? { if case .aviary(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .either([
      .members(constants: ["@class": ["feline"]], required: ["name"]),
      .members(constants: ["@class": ["tiger"]], required: ["name"]),
      .members(constants: ["@class": ["dog"]], required: ["name"], optional: ["tail"]),
    ]),
    .members(constants: ["@class": ["cage"]], optional: ["bars"]),
    .members(constants: ["@class": ["aviary"]], optional: ["bars"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .pet(Pet(from: decoder))
      case 1: try .cage(Cage(from: decoder))
      case 2: try .aviary(Cage(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cage: Decodable, Hashable, Sendable {
  public let bars: Int?

  public init(bars: Int? = nil) {
    self.bars = bars
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      bars: fields.decodeIfPresent(Int.self, "bars"))
  }
}

public nonisolated enum Vehicle: Encodable, Hashable, Sendable {
  case car(Car)
  case bike(Bike = .init())
  case boat(Boat = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .car(let value): try value.encode(to: encoder)
    case .bike(let value): try value.encode(to: encoder)
    case .boat(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("boat", "kind")
      try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Boat: Encodable, Hashable, Sendable {
  public var kind: String?
  public var sails: Int?

  public init(kind: String? = nil, sails: Int? = nil) {
    self.kind = kind
    self.sails = sails
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(sails, "sails")
  }
}

public nonisolated struct Car: Encodable, Hashable, Sendable {
  public var kind: String
  public var doors: Int?

  public init(kind: String, doors: Int? = nil) {
    self.kind = kind
    self.doors = doors
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(doors, "doors")
  }
}

public nonisolated struct Bike: Encodable, Hashable, Sendable {
  public var kind: String
  public var bell: Bool?

  public init(bell: Bool? = nil) {
    self.kind = "bike"
    self.bell = bell
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(bell, "bell")
  }
}

public nonisolated enum Base: Decodable, Hashable, Sendable {
  case small(Small)
  case tiny(Small)
  case large(Large)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var size: Int? {
    switch self {
    case .small(let value): value.size
    case .tiny(let value): value.size
    case .large(let value): value.size
    default: nil
    }
  }

  public var a: String? {
    switch self {
    case .small(let value): value.a
    case .tiny(let value): value.a
    default: nil
    }
  }

  public var asSmall: Small? { if case .small(let value) = self { value } else { nil } }
  public var asTiny: Small? { if case .tiny(let value) = self { value } else { nil } }
  public var asLarge: Large? { if case .large(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["type": ["small"]], optional: ["a"]),
    .members(constants: ["type": ["tiny"]], optional: ["a"]),
    .members(constants: ["type": ["large"]], optional: ["b"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .small(Small(from: decoder))
      case 1: try .tiny(Small(from: decoder))
      case 2: try .large(Large(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Small: Decodable, Hashable, Sendable {
  public let size: Int?
  public let a: String?

  public init(size: Int? = nil, a: String? = nil) {
    self.size = size
    self.a = a
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      size: fields.decodeIfPresent(Int.self, "size"), a: fields.decodeIfPresent(String.self, "a"))
  }
}

public nonisolated struct Large: Decodable, Hashable, Sendable {
  public let size: Int?
  public let b: String?

  public init(size: Int? = nil, b: String? = nil) {
    self.size = size
    self.b = b
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      size: fields.decodeIfPresent(Int.self, "size"), b: fields.decodeIfPresent(String.self, "b"))
  }
}

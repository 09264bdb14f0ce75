// Made by sdkgen for Zoo. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated enum Pet: Codable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dog)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func cat(_ lives: Int) -> Self { .cat(Cat(lives: lives)) }

  public static func dog(_ age: Int) -> Self { .dog(Dog(age: age)) }

  public var kind: String? {
    switch self {
    case .cat(let value): value.kind
    case .dog(let value): value.kind
    default: nil
    }
  }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["cat"]], required: ["lives"], optional: ["kind"]),
    .members(constants: ["kind": ["dog"]], required: ["age", "kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .dog(Dog(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("cat", "kind")
      try value.encode(to: encoder)
      try fields.encode("cat", "kind")
    case .dog(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Cat: Codable, Hashable, Sendable {
  public var lives: Int
  public var kind: String?

  public init(lives: Int, kind: String? = nil) {
    self.lives = lives
    self.kind = kind
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decode(Int.self, "lives"), kind: fields.decodeIfPresent(String.self, "kind"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(lives, "lives")
    try fields.encodeIfPresent(kind, "kind")
  }
}

public nonisolated struct Dog: Codable, Hashable, Sendable {
  public var age: Int
  public var kind: String

  public init(age: Int) {
    self.age = age
    self.kind = "dog"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decode(Int.self, "age"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(age, "age")
  }
}

public nonisolated enum Home: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case cat(Cat)
  case string(String)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(lives: Int, kind: String? = nil) { self = .cat(Cat(lives: lives, kind: kind)) }

  public static func cat(_ lives: Int) -> Self { .cat(Cat(lives: lives)) }

  public init(stringLiteral value: String) { self = .string(value) }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asString: String? { if case .string(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.object, .string]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .string(String(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public typealias Puss = Cat

public typealias Tom = Puss

public typealias Name = String

public typealias Homes = [Cat]

public typealias Toms = [Tom]

public typealias Pusses = [Puss]

public nonisolated struct Inn: Codable, HashableModel, Sendable {
  public var lists: Lists?
  public var maps: Maps?
  public var nulls: Nulls?
  public var joined: Joined?

  public init(lists: Lists? = nil, maps: Maps? = nil, nulls: Nulls? = nil, joined: Joined? = nil) {
    self.lists = lists
    self.maps = maps
    self.nulls = nulls
    self.joined = joined
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lists: fields.decodeIfPresent(Lists.self, "lists"),
      maps: fields.decodeIfPresent(Maps.self, "maps"),
      nulls: fields.decodeIfPresent(Nulls.self, "nulls"),
      joined: fields.decodeIfPresent(Joined.self, "joined"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(lists, "lists")
    try fields.encodeIfPresent(maps, "maps")
    try fields.encodeIfPresent(nulls, "nulls")
    try fields.encodeIfPresent(joined, "joined")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.lists, b.lists)
    pairs.add(a.maps, b.maps)
    pairs.add(a.nulls, b.nulls)
    pairs.add(a.joined, b.joined)
  }
}

extension Inn {
  public nonisolated enum Lists:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
  {
    case array([Toms])
    case string(String)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(arrayLiteral elements: Toms...) { self = .array(elements) }

    public var asArray: [Toms]? { if case .array(let value) = self { value } else { nil } }
    public var asString: String? { if case .string(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.array, .string]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .array([Toms](from: decoder))
        case 1: try .string(String(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .array(let value): try value.encode(to: encoder)
      case .string(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Maps:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByDictionaryLiteral
  {
    case dictionary([String: Toms])
    case string(String)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(dictionaryLiteral elements: (String, Toms)...) {
      self = .dictionary(Dictionary(elements) { $1 })
    }

    public var asDictionary: [String: Toms]? {
      if case .dictionary(let value) = self { value } else { nil }
    }
    public var asString: String? { if case .string(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.object, .string]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .dictionary(FieldDecoder.value([String: Toms].self, decoder))
        case 1: try .string(String(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .dictionary(let value): try FieldEncoder.write(value, to: encoder)
      case .string(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Nulls:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
  {
    case array([Tom?])
    case string(String)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(arrayLiteral elements: Tom?...) { self = .array(elements) }

    public var asArray: [Tom?]? { if case .array(let value) = self { value } else { nil } }
    public var asString: String? { if case .string(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.array, .string]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .array([Tom?](from: decoder))
        case 1: try .string(String(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .array(let value): try value.encode(to: encoder)
      case .string(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Joined: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    case oneCat(OneCat)
    case string(String)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(lives: Int, kind: String? = nil) {
      self = .oneCat(OneCat(lives: lives, kind: kind))
    }

    public static func oneCat(_ lives: Int) -> Self { .oneCat(OneCat(lives: lives)) }

    public init(stringLiteral value: String) { self = .string(value) }

    public var asOneCat: OneCat? { if case .oneCat(let value) = self { value } else { nil } }
    public var asString: String? { if case .string(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.object, .string]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .oneCat(OneCat(from: decoder))
        case 1: try .string(String(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .oneCat(let value): try value.encode(to: encoder)
      case .string(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

public typealias OneCat = Cat

public nonisolated enum Guest: Codable, Hashable, Sendable {
  case cat(Cat)
  case puss(Puss)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func cat(_ lives: Int) -> Self { .cat(Cat(lives: lives)) }

  public static func puss(_ lives: Int) -> Self { .puss(Puss(lives: lives)) }

  public var lives: Int? {
    switch self {
    case .cat(let value): value.lives
    case .puss(let value): value.lives
    default: nil
    }
  }

  public var kind: String? {
    switch self {
    case .cat(let value): value.kind
    case .puss(let value): value.kind
    default: nil
    }
  }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asPuss: Puss? { if case .puss(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["cat"]], optional: ["kind"]),
    .members(constants: ["kind": ["dog"]], optional: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .puss(Puss(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("cat", "kind")
      try value.encode(to: encoder)
      try fields.encode("cat", "kind")
    case .puss(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("dog", "kind")
      try value.encode(to: encoder)
      try fields.encode("dog", "kind")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Nest: Decodable, Hashable, Sendable {
  case array(Nests)
  case nestArray([Nest])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asArray: Nests? { if case .array(let value) = self { value } else { nil } }
  public var asNestArray: [Nest]? { if case .nestArray(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.elements([.any]), .elements([.any])]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .array(Nests(from: decoder))
      case 1: try .nestArray([Nest](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public typealias Nests = [Nest]

extension Pet {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .cat(Cat.sample)
  }
}

extension Cat {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(lives: 1, kind: "Kind")
  }
}

extension Dog {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(age: 1)
  }
}

extension Home {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .string("String")
  }
}

extension Inn {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(lists: .sample, maps: .sample, nulls: .sample, joined: .sample)
  }
}

extension Inn.Lists {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .array([[.sample]])
  }
}

extension Inn.Maps {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .dictionary(["key": [.sample]])
  }
}

extension Inn.Nulls {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .array([.sample])
  }
}

extension Inn.Joined {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .string("String")
  }
}

extension Guest {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .cat(Cat.sample)
  }
}

extension Nest {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .array([])
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Animal: Codable, Hashable, Sendable {
  case dog(Dog.Base = .init())
  case puppy(Puppy = .init())
  case cat(Cat = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .dog(let value): value.kind
    case .puppy(let value): value.kind
    case .cat(let value): value.kind
    default: nil
    }
  }

  public var name: String? {
    switch self {
    case .dog(let value): value.name
    case .puppy(let value): value.name
    case .cat(let value): value.name
    default: nil
    }
  }

  public var age: Int? {
    switch self {
    case .dog(let value): value.age
    case .puppy(let value): value.age
    default: nil
    }
  }

  public var asDog: Dog.Base? { if case .dog(let value) = self { value } else { nil } }
  public var asPuppy: Puppy? { if case .puppy(let value) = self { value } else { nil } }
  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["dog"]], optional: ["kind", "age"]),
    .members(constants: ["kind": ["puppy"]], optional: ["kind", "age", "toy"]),
    .members(constants: ["kind": ["cat"]], optional: ["kind", "lives"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .dog(Dog.Base(from: decoder))
      case 1: try .puppy(Puppy(from: decoder))
      case 2: try .cat(Cat(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .dog(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("dog", "kind")
      try value.encode(to: encoder)
      try fields.encode("dog", "kind")
    case .puppy(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("puppy", "kind")
      try value.encode(to: encoder)
      try fields.encode("puppy", "kind")
    case .cat(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("cat", "kind")
      try value.encode(to: encoder)
      try fields.encode("cat", "kind")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Dog: Codable, Hashable, Sendable {
  case puppy(Puppy = .init())
  case dog(Base = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .puppy(let value): value.kind
    case .dog(let value): value.kind
    default: nil
    }
  }

  public var name: String? {
    switch self {
    case .puppy(let value): value.name
    case .dog(let value): value.name
    default: nil
    }
  }

  public var age: Int? {
    switch self {
    case .puppy(let value): value.age
    case .dog(let value): value.age
    default: nil
    }
  }

  public var asPuppy: Puppy? { if case .puppy(let value) = self { value } else { nil } }
  public var asDog: Base? { if case .dog(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["puppy", "Puppy"]], optional: ["kind", "toy"]),
    .members(constants: ["kind": ["dog", "Dog"]], optional: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .puppy(Puppy(from: decoder))
      case 1: try .dog(Base(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .puppy(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("puppy", "kind")
      try value.encode(to: encoder)
    case .dog(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("dog", "kind")
      try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Dog {
  public nonisolated struct Base: Codable, HashableModel, Sendable {
    public var kind: String?
    public var name: String?
    public var age: Int?

    public init(kind: String? = nil, name: String? = nil, age: Int? = nil) {
      self.kind = kind
      self.name = name
      self.age = age
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        kind: fields.decodeIfPresent(String.self, "kind"),
        name: fields.decodeIfPresent(String.self, "name"),
        age: fields.decodeIfPresent(Int.self, "age"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(kind, "kind")
      try fields.encodeIfPresent(name, "name")
      try fields.encodeIfPresent(age, "age")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.kind, b.kind)
      pairs.add(a.name, b.name)
      pairs.add(a.age, b.age)
    }
  }
}

public nonisolated struct Puppy: Codable, HashableModel, Sendable {
  public var kind: String?
  public var name: String?
  public var age: Int?
  public var toy: String?

  public init(kind: String? = nil, name: String? = nil, age: Int? = nil, toy: String? = nil) {
    self.kind = kind
    self.name = name
    self.age = age
    self.toy = toy
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      name: fields.decodeIfPresent(String.self, "name"),
      age: fields.decodeIfPresent(Int.self, "age"),
      toy: fields.decodeIfPresent(String.self, "toy"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(age, "age")
    try fields.encodeIfPresent(toy, "toy")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.name, b.name)
    pairs.add(a.age, b.age)
    pairs.add(a.toy, b.toy)
  }
}

public typealias PuppyAlias = Puppy

public nonisolated struct Cat: Codable, HashableModel, Sendable {
  public var kind: String?
  public var name: String?
  public var lives: Int?

  public init(kind: String? = nil, name: String? = nil, lives: Int? = nil) {
    self.kind = kind
    self.name = name
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      name: fields.decodeIfPresent(String.self, "name"),
      lives: fields.decodeIfPresent(Int.self, "lives"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(lives, "lives")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.name, b.name)
    pairs.add(a.lives, b.lives)
  }
}

public nonisolated enum Figure: Decodable, Hashable, Sendable {
  case round(Round)
  case square(Square)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asRound: Round? { if case .round(let value) = self { value } else { nil } }
  public var asSquare: Square? { if case .square(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "circle", "ellipse": self = try .round(Round(from: decoder))
    case "square": self = try .square(Square(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Round: Decodable, Hashable, Sendable {
  case circle(Roundel)
  case ellipse(Oval)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCircle: Roundel? { if case .circle(let value) = self { value } else { nil } }
  public var asEllipse: Oval? { if case .ellipse(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "circle": self = try .circle(Roundel(from: decoder))
    case "ellipse": self = try .ellipse(Oval(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Roundel: Decodable, Hashable, Sendable {
  public private(set) var type: String
  public let r: Int?

  public init(r: Int? = nil) {
    self.type = "circle"
    self.r = r
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      r: fields.decodeIfPresent(Int.self, "r"))
    self.type = try fields.decode(String.self, "type")
  }
}

public nonisolated struct Oval: Decodable, Hashable, Sendable {
  public private(set) var type: String
  public let a: Int?

  public init(a: Int? = nil) {
    self.type = "ellipse"
    self.a = a
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      a: fields.decodeIfPresent(Int.self, "a"))
    self.type = try fields.decode(String.self, "type")
  }
}

public nonisolated struct Square: Decodable, Hashable, Sendable {
  public private(set) var type: String
  public let s: Int?

  public init(s: Int? = nil) {
    self.type = "square"
    self.s = s
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      s: fields.decodeIfPresent(Int.self, "s"))
    self.type = try fields.decode(String.self, "type")
  }
}

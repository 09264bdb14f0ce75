// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum B1: Decodable, Hashable, Sendable {
  case cat(C1)
  case dog(D1)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .cat(let value): value.kind
    case .dog(let value): value.kind
    default: nil
    }
  }

  public var asCat: C1? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: D1? { if case .dog(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["cat"]], required: ["lives"], optional: ["kind"]),
    .members(constants: ["kind": ["dog"]], required: ["age"], optional: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(C1(from: decoder))
      case 1: try .dog(D1(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct C1: Decodable, Hashable, Sendable {
  public let kind: String?
  public let lives: Int

  public init(lives: Int, kind: String? = nil) {
    self.kind = kind
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decode(Int.self, "lives"), kind: fields.decodeIfPresent(String.self, "kind"))
  }
}

public nonisolated struct D1: Decodable, Hashable, Sendable {
  public let kind: String?
  public let age: Int

  public init(age: Int, kind: String? = nil) {
    self.kind = kind
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decode(Int.self, "age"), kind: fields.decodeIfPresent(String.self, "kind"))
  }
}

public nonisolated enum B2: Decodable, Hashable, Sendable {
  case cat(C2)
  case dog(D2)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCat: C2? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: D2? { if case .dog(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cat": self = try .cat(C2(from: decoder))
    case "dog": self = try .dog(D2(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct C2: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let lives: Int

  public init(lives: Int) {
    self.kind = "cat"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decode(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct D2: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let age: Int

  public init(age: Int) {
    self.kind = "dog"
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decode(Int.self, "age"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated enum B3: Decodable, Hashable, Sendable {
  case c3(C3)
  case d3(D3)
  case b3(Base)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .c3(let value): value.kind
    case .d3(let value): value.kind
    case .b3(let value): value.kind
    default: nil
    }
  }

  public var asC3: C3? { if case .c3(let value) = self { value } else { nil } }
  public var asD3: D3? { if case .d3(let value) = self { value } else { nil } }
  public var asB3: Base? { if case .b3(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["C3"]], required: ["lives"], optional: ["kind"]),
    .members(constants: ["kind": ["D3"]], required: ["age"], optional: ["kind"]),
    .members(constants: ["kind": ["B3"]], optional: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .c3(C3(from: decoder))
      case 1: try .d3(D3(from: decoder))
      case 2: try .b3(Base(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

extension B3 {
  public nonisolated struct Base: Decodable, Hashable, Sendable {
    public let kind: String?

    public init(kind: String?) {
      self.kind = kind
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        kind: fields.decodeIfPresent(String.self, "kind"))
    }
  }
}

public nonisolated struct C3: Decodable, Hashable, Sendable {
  public let kind: String?
  public let lives: Int

  public init(kind: String?, lives: Int) {
    self.kind = kind
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"), lives: fields.decode(Int.self, "lives"))
  }
}

public nonisolated struct D3: Decodable, Hashable, Sendable {
  public let kind: String?
  public let age: Int

  public init(kind: String?, age: Int) {
    self.kind = kind
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"), age: fields.decode(Int.self, "age"))
  }
}

public nonisolated enum B4: Codable, Hashable, Sendable {
  case cat(C4)
  case dog(D4)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func cat(_ lives: Int) -> Self { .cat(C4(lives: lives)) }

  public static func dog(_ age: Int) -> Self { .dog(D4(age: age)) }

  public var name: String? {
    switch self {
    case .cat(let value): value.name
    case .dog(let value): value.name
    default: nil
    }
  }

  public var asCat: C4? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: D4? { if case .dog(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["@class": ["cat"]], required: ["lives"]),
    .members(constants: ["@class": ["dog"]], required: ["age"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(C4(from: decoder))
      case 1: try .dog(D4(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("cat", "@class")
      try value.encode(to: encoder)
    case .dog(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("dog", "@class")
      try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct C4: Codable, Hashable, Sendable {
  public var name: String?
  public var lives: Int

  public init(lives: Int, name: String? = nil) {
    self.name = name
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decode(Int.self, "lives"), name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encode(lives, "lives")
  }
}

public nonisolated struct D4: Codable, Hashable, Sendable {
  public var name: String?
  public var age: Int

  public init(age: Int, name: String? = nil) {
    self.name = name
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decode(Int.self, "age"), name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encode(age, "age")
  }
}

public nonisolated enum B5: Decodable, Hashable, Sendable {
  case cat(C5)
  case dog(D5)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCat: C5? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: D5? { if case .dog(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cat": self = try .cat(C5(from: decoder))
    case "dog": self = try .dog(D5(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct C5: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let lives: Int

  public init(lives: Int) {
    self.kind = "cat"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decode(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct D5: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let age: Int

  public init(age: Int) {
    self.kind = "dog"
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decode(Int.self, "age"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

extension AEndpoint {
  public nonisolated struct ListResponse: Decodable, HashableModel, Sendable {
    public let a: B1
    public let b: B2
    public let c: B3
    public let d: B4
    public let e: B5

    public init(a: B1, b: B2, c: B3, d: B4, e: B5) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        a: fields.decode(B1.self, "a"), b: fields.decode(B2.self, "b"),
        c: fields.decode(B3.self, "c"), d: fields.decode(B4.self, "d"),
        e: fields.decode(B5.self, "e"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.a, b.a)
      pairs.add(a.b, b.b)
      pairs.add(a.c, b.c)
      pairs.add(a.d, b.d)
      pairs.add(a.e, b.e)
    }
  }
}

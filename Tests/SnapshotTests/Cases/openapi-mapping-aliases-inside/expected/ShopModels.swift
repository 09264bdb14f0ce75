// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Thing: Decodable, Hashable, Sendable {
  case inner(Inner)
  case leaf(Leaf)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asInner: Inner? { if case .inner(let value) = self { value } else { nil } }
  public var asLeaf: Leaf? { if case .leaf(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "p", "q": self = try .inner(Inner(from: decoder))
    case "leaf": self = try .leaf(Leaf(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Inner: Decodable, Hashable, Sendable {
  case p(P)
  case qAlias(QAlias)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var v: Int? {
    switch self {
    case .p(let value): value.v
    case .qAlias(let value): value.v
    default: nil
    }
  }

  public var asP: P? { if case .p(let value) = self { value } else { nil } }
  public var asQAlias: QAlias? { if case .qAlias(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["p"]], required: ["kind"]),
    .members(constants: ["kind": ["q"]], required: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .p(P(from: decoder))
      case 1: try .qAlias(QAlias(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public typealias PAlias = P

public typealias QAlias = Q

public nonisolated struct P: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let v: Int

  public init(v: Int) {
    self.kind = "p"
    self.v = v
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      v: fields.decode(Int.self, "v"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Q: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let v: Int

  public init(v: Int) {
    self.kind = "q"
    self.v = v
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      v: fields.decode(Int.self, "v"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Leaf: Decodable, Hashable, Sendable {
  public private(set) var kind: String

  public init() {
    self.kind = "leaf"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated enum Found: Decodable, Hashable, Sendable {
  case animalAlias(AnimalAlias)
  case leaf(Leaf)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asAnimalAlias: AnimalAlias? {
    if case .animalAlias(let value) = self { value } else { nil }
  }
  public var asLeaf: Leaf? { if case .leaf(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "c", "d": self = try .animalAlias(AnimalAlias(from: decoder))
    case "leaf": self = try .leaf(Leaf(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Animal: Decodable, Hashable, Sendable {
  case c(Cat)
  case d(Dog)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asC: Cat? { if case .c(let value) = self { value } else { nil } }
  public var asD: Dog? { if case .d(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "c": self = try .c(Cat(from: decoder))
    case "d": self = try .d(Dog(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public typealias AnimalAlias = Animal

public typealias CatAlias = Cat

public nonisolated struct Cat: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let lives: Int?

  public init(lives: Int? = nil) {
    self.kind = "c"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decodeIfPresent(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Dog: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let age: Int?

  public init(age: Int? = nil) {
    self.kind = "d"
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decodeIfPresent(Int.self, "age"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated enum Extended: Decodable, Hashable, Sendable {
  case object(Object)
  case p(P)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
  public var asP: P? { if case .p(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "leaf": self = try .object(Object(from: decoder))
    case "p": self = try .p(P(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

extension Extended {
  public nonisolated struct Object: Decodable, Hashable, Sendable {
    public private(set) var kind: String
    public let x: Int?

    public init(x: Int? = nil) {
      self.kind = "leaf"
      self.x = x
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        x: fields.decodeIfPresent(Int.self, "x"))
      self.kind = try fields.decode(String.self, "kind")
    }
  }
}

public typealias LeafAlias = Leaf

public nonisolated struct Begun: Codable, Hashable, Sendable {
  public var event: String
  public var data: String

  public init(event: String, data: String) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      event: fields.decode(String.self, "event"), data: fields.decode(String.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(event, "event")
    try fields.encode(data, "data")
  }
}

public typealias BegunAlias = Begun

public nonisolated struct Ended: Codable, Hashable, Sendable {
  public var event: String
  public var data: String

  public init(event: String, data: String) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      event: fields.decode(String.self, "event"), data: fields.decode(String.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(event, "event")
    try fields.encode(data, "data")
  }
}

extension AEndpoint {
  public nonisolated struct ListResponse: Decodable, HashableModel, Sendable {
    public let a: Thing
    public let b: Found
    public let c: Extended

    public init(a: Thing, b: Found, c: Extended) {
      self.a = a
      self.b = b
      self.c = c
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        a: fields.decode(Thing.self, "a"), b: fields.decode(Found.self, "b"),
        c: fields.decode(Extended.self, "c"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.a, b.a)
      pairs.add(a.b, b.b)
      pairs.add(a.c, b.c)
    }
  }
}

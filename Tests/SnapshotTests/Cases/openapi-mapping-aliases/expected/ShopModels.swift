// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum P1: Decodable, Hashable, Sendable {
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

public nonisolated enum P2: Decodable, Hashable, Sendable {
  case c(CatAlias)
  case d(DogAlias)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asC: CatAlias? { if case .c(let value) = self { value } else { nil } }
  public var asD: DogAlias? { if case .d(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "c": self = try .c(CatAlias(from: decoder))
    case "d": self = try .d(DogAlias(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum P3: Decodable, Hashable, Sendable {
  case c(CatAlias)
  case d(DogAlias)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asC: CatAlias? { if case .c(let value) = self { value } else { nil } }
  public var asD: DogAlias? { if case .d(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "c": self = try .c(CatAlias(from: decoder))
    case "d": self = try .d(DogAlias(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public typealias CatAlias = Cat

public typealias CatAlias2 = CatAlias

/// A dog.
public typealias DogAlias = Dog

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

public nonisolated enum Base: Decodable, Hashable, Sendable {
  case one(One)
  case two(Two)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asOne: One? { if case .one(let value) = self { value } else { nil } }
  public var asTwo: Two? { if case .two(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "t") {
    case "one": self = try .one(One(from: decoder))
    case "two": self = try .two(Two(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public typealias OneAlias = One

public nonisolated struct One: Decodable, Hashable, Sendable {
  public private(set) var t: String

  public init() {
    self.t = "one"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.t = try fields.decode(String.self, "t")
  }
}

public nonisolated struct Two: Decodable, Hashable, Sendable {
  public private(set) var t: String
  public let x: Int?

  public init(x: Int? = nil) {
    self.t = "two"
    self.x = x
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      x: fields.decodeIfPresent(Int.self, "x"))
    self.t = try fields.decode(String.self, "t")
  }
}

extension ShopEndpoint {
  public nonisolated struct ListAResponse: Decodable, HashableModel, Sendable {
    public let a: P1
    public let b: P2
    public let c: P3
    public let d: Base

    public init(a: P1, b: P2, c: P3, d: Base) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        a: fields.decode(P1.self, "a"), b: fields.decode(P2.self, "b"),
        c: fields.decode(P3.self, "c"), d: fields.decode(Base.self, "d"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.a, b.a)
      pairs.add(a.b, b.b)
      pairs.add(a.c, b.c)
      pairs.add(a.d, b.d)
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Decodable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dogs)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dogs? { if case .dog(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cat": self = try .cat(Cat(from: decoder))
    case "dog": self = try .dog(Dogs(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Dogs: Decodable, Hashable, Sendable {
  case puppy(Puppy)
  case hound(Hound)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asPuppy: Puppy? { if case .puppy(let value) = self { value } else { nil } }
  public var asHound: Hound? { if case .hound(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["dog"]], required: ["kind"], optional: ["age"]),
    .members(constants: ["kind": ["dog"]], required: ["kind"], optional: ["speed"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .puppy(Puppy(from: decoder))
      case 1: try .hound(Hound(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cat: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let lives: Int?

  public init(lives: Int? = nil) {
    self.kind = "cat"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decodeIfPresent(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Puppy: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let age: Int?

  public init(age: Int? = nil) {
    self.kind = "dog"
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decodeIfPresent(Int.self, "age"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Hound: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let speed: Int?

  public init(speed: Int? = nil) {
    self.kind = "dog"
    self.speed = speed
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      speed: fields.decodeIfPresent(Int.self, "speed"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated enum Pet2: Decodable, Hashable, Sendable {
  case cat(Cat2)
  case dogs2(Dogs2)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat2? { if case .cat(let value) = self { value } else { nil } }
  public var asDogs2: Dogs2? { if case .dogs2(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cat": self = try .cat(Cat2(from: decoder))
    case "puppy", "hound": self = try .dogs2(Dogs2(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Dogs2: Decodable, Hashable, Sendable {
  case puppy2(Puppy2)
  case hound2(Hound2)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asPuppy2: Puppy2? { if case .puppy2(let value) = self { value } else { nil } }
  public var asHound2: Hound2? { if case .hound2(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["puppy"]], required: ["kind"], optional: ["age"]),
    .members(constants: ["kind": ["hound"]], required: ["kind"], optional: ["speed"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .puppy2(Puppy2(from: decoder))
      case 1: try .hound2(Hound2(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cat2: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let lives: Int?

  public init(lives: Int? = nil) {
    self.kind = "cat"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decodeIfPresent(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Puppy2: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let age: Int?

  public init(age: Int? = nil) {
    self.kind = "puppy"
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decodeIfPresent(Int.self, "age"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Hound2: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let speed: Int?

  public init(speed: Int? = nil) {
    self.kind = "hound"
    self.speed = speed
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      speed: fields.decodeIfPresent(Int.self, "speed"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated enum Pet3: Decodable, Hashable, Sendable {
  case cat(Cat3)
  case dog(Dogs3)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat3? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dogs3? { if case .dog(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cat": self = try .cat(Cat3(from: decoder))
    case "dog": self = try .dog(Dogs3(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Dogs3: Decodable, Hashable, Sendable {
  case puppy(Puppy3)
  case hound(Hound3)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asPuppy: Puppy3? { if case .puppy(let value) = self { value } else { nil } }
  public var asHound: Hound3? { if case .hound(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "breed") {
    case "puppy": self = try .puppy(Puppy3(from: decoder))
    case "hound": self = try .hound(Hound3(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Cat3: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let lives: Int?

  public init(lives: Int? = nil) {
    self.kind = "cat"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decodeIfPresent(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Puppy3: Decodable, HashableModel, Sendable {
  public private(set) var kind: String
  public private(set) var breed: String
  public let age: Int?

  public init(age: Int? = nil) {
    self.kind = "dog"
    self.breed = "puppy"
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decodeIfPresent(Int.self, "age"))
    self.kind = try fields.decode(String.self, "kind")
    self.breed = try fields.decode(String.self, "breed")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.breed, b.breed)
    pairs.add(a.age, b.age)
  }
}

public nonisolated struct Hound3: Decodable, HashableModel, Sendable {
  public private(set) var kind: String
  public private(set) var breed: String
  public let speed: Int?

  public init(speed: Int? = nil) {
    self.kind = "dog"
    self.breed = "hound"
    self.speed = speed
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      speed: fields.decodeIfPresent(Int.self, "speed"))
    self.kind = try fields.decode(String.self, "kind")
    self.breed = try fields.decode(String.self, "breed")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.breed, b.breed)
    pairs.add(a.speed, b.speed)
  }
}

public nonisolated enum Pet4: Decodable, Hashable, Sendable {
  case cat(Cat4)
  case dog(Dogs4)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat4? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dogs4? { if case .dog(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cat": self = try .cat(Cat4(from: decoder))
    case "dog": self = try .dog(Dogs4(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Dogs4: Decodable, Hashable, Sendable {
  case puppy4(Puppy4)
  case hound4(Hound4)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .puppy4(let value): value.kind
    case .hound4(let value): value.kind
    default: nil
    }
  }

  public var asPuppy4: Puppy4? { if case .puppy4(let value) = self { value } else { nil } }
  public var asHound4: Hound4? { if case .hound4(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["Puppy4", "dog"]], required: ["kind"], optional: ["age"]),
    .members(constants: ["kind": ["Hound4", "dog"]], required: ["kind"], optional: ["speed"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .puppy4(Puppy4(from: decoder))
      case 1: try .hound4(Hound4(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cat4: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let lives: Int?

  public init(lives: Int? = nil) {
    self.kind = "cat"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decodeIfPresent(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Puppy4: Decodable, Hashable, Sendable {
  public let kind: String
  public let age: Int?

  public init(kind: String, age: Int? = nil) {
    self.kind = kind
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), age: fields.decodeIfPresent(Int.self, "age"))
  }
}

public nonisolated struct Hound4: Decodable, Hashable, Sendable {
  public let kind: String
  public let speed: Int?

  public init(kind: String, speed: Int? = nil) {
    self.kind = kind
    self.speed = speed
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), speed: fields.decodeIfPresent(Int.self, "speed"))
  }
}

public nonisolated enum Pet5: Decodable, Hashable, Sendable {
  case cat5(Cat5)
  case dogs5(Dogs5)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asCat5: Cat5? { if case .cat5(let value) = self { value } else { nil } }
  public var asDogs5: Dogs5? { if case .dogs5(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["cat"]], optional: ["lives"]),
    .either([
      .members(constants: ["kind": ["puppy"]], optional: ["age"]),
      .members(constants: ["kind": ["hound"]], optional: ["speed"]),
    ]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat5(Cat5(from: decoder))
      case 1: try .dogs5(Dogs5(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated enum Dogs5: Decodable, Hashable, Sendable {
  case puppy5(Puppy5)
  case hound5(Hound5)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asPuppy5: Puppy5? { if case .puppy5(let value) = self { value } else { nil } }
  public var asHound5: Hound5? { if case .hound5(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["puppy"]], optional: ["age"]),
    .members(constants: ["kind": ["hound"]], optional: ["speed"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .puppy5(Puppy5(from: decoder))
      case 1: try .hound5(Hound5(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cat5: Decodable, Hashable, Sendable {
  public let lives: Int?

  public init(lives: Int? = nil) {
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decodeIfPresent(Int.self, "lives"))
  }
}

public nonisolated struct Puppy5: Decodable, Hashable, Sendable {
  public let age: Int?

  public init(age: Int? = nil) {
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decodeIfPresent(Int.self, "age"))
  }
}

public nonisolated struct Hound5: Decodable, Hashable, Sendable {
  public let speed: Int?

  public init(speed: Int? = nil) {
    self.speed = speed
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      speed: fields.decodeIfPresent(Int.self, "speed"))
  }
}

public nonisolated enum Pet6: Decodable, Hashable, Sendable {
  case cat(Cat6)
  case dogs6(Dogs6)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat6? { if case .cat(let value) = self { value } else { nil } }
  public var asDogs6: Dogs6? { if case .dogs6(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cat": self = try .cat(Cat6(from: decoder))
    case "dog", "puppy", "hound": self = try .dogs6(Dogs6(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Dogs6: Decodable, Hashable, Sendable {
  case puppy(Puppy6)
  case hound(Hound6)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .puppy(let value): value.kind
    case .hound(let value): value.kind
    default: nil
    }
  }

  public var asPuppy: Puppy6? { if case .puppy(let value) = self { value } else { nil } }
  public var asHound: Hound6? { if case .hound(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["puppy", "dog"]], required: ["kind"], optional: ["age"]),
    .members(constants: ["kind": ["hound", "dog"]], required: ["kind"], optional: ["speed"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .puppy(Puppy6(from: decoder))
      case 1: try .hound(Hound6(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cat6: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let lives: Int?

  public init(lives: Int? = nil) {
    self.kind = "cat"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decodeIfPresent(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Puppy6: Decodable, Hashable, Sendable {
  public let kind: String
  public let age: Int?

  public init(kind: String, age: Int? = nil) {
    self.kind = kind
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), age: fields.decodeIfPresent(Int.self, "age"))
  }
}

public nonisolated struct Hound6: Decodable, Hashable, Sendable {
  public let kind: String
  public let speed: Int?

  public init(kind: String, speed: Int? = nil) {
    self.kind = kind
    self.speed = speed
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), speed: fields.decodeIfPresent(Int.self, "speed"))
  }
}

public nonisolated enum Pet7: Decodable, Hashable, Sendable {
  case cat(Cat6)
  case option2(Option2)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat6? { if case .cat(let value) = self { value } else { nil } }
  public var asOption2: Option2? { if case .option2(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cat": self = try .cat(Cat6(from: decoder))
    case "puppy", "hound": self = try .option2(Option2(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

extension Pet7 {
  public nonisolated enum Option2: Decodable, Hashable, Sendable {
    case puppy7(Puppy7)
    case hound7(Hound7)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var age: Int? {
      switch self {
      case .puppy7(let value): value.age
      case .hound7(let value): value.age
      default: nil
      }
    }

    public var asPuppy7: Puppy7? { if case .puppy7(let value) = self { value } else { nil } }
    public var asHound7: Hound7? { if case .hound7(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(constants: ["kind": ["puppy"]], required: ["kind"]),
      .members(constants: ["kind": ["hound"]], required: ["kind"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .puppy7(Puppy7(from: decoder))
        case 1: try .hound7(Hound7(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }
}

public nonisolated struct Puppy7: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let age: Int?

  public init(age: Int? = nil) {
    self.kind = "puppy"
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decodeIfPresent(Int.self, "age"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Hound7: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let age: Int?

  public init(age: Int? = nil) {
    self.kind = "hound"
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      age: fields.decodeIfPresent(Int.self, "age"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

extension ShopEndpoint {
  public nonisolated struct ListAResponse: Decodable, HashableModel, Sendable {
    public let a: Pet
    public let b: Pet2
    public let c: Pet3
    public let d: Pet4
    public let e: Pet5
    public let f: Pet6
    public let g: Pet7

    public init(a: Pet, b: Pet2, c: Pet3, d: Pet4, e: Pet5, f: Pet6, g: Pet7) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        a: fields.decode(Pet.self, "a"), b: fields.decode(Pet2.self, "b"),
        c: fields.decode(Pet3.self, "c"), d: fields.decode(Pet4.self, "d"),
        e: fields.decode(Pet5.self, "e"), f: fields.decode(Pet6.self, "f"),
        g: fields.decode(Pet7.self, "g"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.a, b.a)
      pairs.add(a.b, b.b)
      pairs.add(a.c, b.c)
      pairs.add(a.d, b.d)
      pairs.add(a.e, b.e)
      pairs.add(a.f, b.f)
      pairs.add(a.g, b.g)
    }
  }
}

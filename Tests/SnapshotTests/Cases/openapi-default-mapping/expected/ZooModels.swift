// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Decodable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dog)
  case other(Other)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asOther: Other? { if case .other(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "kind", [["cat", "Cat"], ["dog", "Dog"], []], default: 2)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .dog(Dog(from: decoder))
      case 2: try .other(Other(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cat: Decodable, Hashable, Sendable {
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

public nonisolated struct Dog: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let tricks: Int

  public init(tricks: Int) {
    self.kind = "dog"
    self.tricks = tricks
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      tricks: fields.decode(Int.self, "tricks"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Other: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

public nonisolated enum ZooShape: Decodable, Hashable, Sendable {
  case circle(ZooCircle)
  case base(Base)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var form: String? {
    switch self {
    case .circle(let value): value.form
    case .base(let value): value.form
    default: nil
    }
  }

  public var area: Double? {
    switch self {
    case .circle(let value): value.area
    case .base(let value): value.area
    default: nil
    }
  }

  public var asCircle: ZooCircle? { if case .circle(let value) = self { value } else { nil } }
  public var asBase: Base? { if case .base(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "form", [["round", "Circle"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .circle(ZooCircle(from: decoder))
      case 1: try .base(Base(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

extension ZooShape {
  public nonisolated struct Base: Decodable, Hashable, Sendable {
    public let form: String
    public let area: Double?

    public init(form: String, area: Double? = nil) {
      self.form = form
      self.area = area
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        form: fields.decode(String.self, "form"),
        area: fields.decodeIfPresent(Double.self, "area"))
    }
  }
}

public nonisolated struct ZooCircle: Decodable, HashableModel, Sendable {
  public private(set) var form: String
  public let area: Double?
  public let radius: Double

  public init(radius: Double, area: Double? = nil) {
    self.form = "round"
    self.area = area
    self.radius = radius
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      radius: fields.decode(Double.self, "radius"),
      area: fields.decodeIfPresent(Double.self, "area"))
    self.form = try fields.decode(String.self, "form")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.form, b.form)
    pairs.add(a.area, b.area)
    pairs.add(a.radius, b.radius)
  }
}

public nonisolated enum Plan: Codable, Hashable, Sendable {
  case free(Free = .init())
  case custom(Custom)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var tier: String? {
    switch self {
    case .free(let value): value.tier
    case .custom(let value): value.tier
    default: nil
    }
  }

  public var asFree: Free? { if case .free(let value) = self { value } else { nil } }
  public var asCustom: Custom? { if case .custom(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(tag: "tier", [["free"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .free(Free(from: decoder))
      case 1: try .custom(Custom(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .free(let value): try value.encode(to: encoder)
    case .custom(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Free: Codable, Hashable, Sendable {
  public var tier: String

  public init() {
    self.tier = "free"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.tier = try fields.decode(String.self, "tier")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(tier, "tier")
  }
}

public nonisolated struct Custom: Codable, Hashable, Sendable {
  public var tier: String
  public var seats: Int

  public init(tier: String, seats: Int) {
    self.tier = tier
    self.seats = seats
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      tier: fields.decode(String.self, "tier"), seats: fields.decode(Int.self, "seats"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(tier, "tier")
    try fields.encode(seats, "seats")
  }
}

public nonisolated enum Sound: Decodable, Hashable, Sendable {
  case bark(Bark)
  case meow(Meow)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asBark: Bark? { if case .bark(let value) = self { value } else { nil } }
  public var asMeow: Meow? { if case .meow(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "bark": self = try .bark(Bark(from: decoder))
    case "meow": self = try .meow(Meow(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Bark: Decodable, Hashable, Sendable {
  public private(set) var kind: String

  public init() {
    self.kind = "bark"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Meow: Decodable, Hashable, Sendable {
  public private(set) var kind: String

  public init() {
    self.kind = "meow"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated enum Bird: Codable, Hashable, Sendable {
  case swan(Swan)
  case goose(Goose)
  case any(AnyBird = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func goose(_ honk: Int) -> Self { .goose(Goose(honk: honk)) }

  public var kind: String? {
    switch self {
    case .swan(let value): value.kind
    case .goose(let value): value.kind
    case .any(let value): value.kind
    default: nil
    }
  }

  public var asSwan: Swan? { if case .swan(let value) = self { value } else { nil } }
  public var asGoose: Goose? { if case .goose(let value) = self { value } else { nil } }
  public var asAny: AnyBird? { if case .any(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "kind", [["swan", "Goose", "Swan"], ["goose"], []], default: 2)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .swan(Swan(from: decoder))
      case 1: try .goose(Goose(from: decoder))
      case 2: try .any(AnyBird(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .swan(let value): try value.encode(to: encoder)
    case .goose(let value): try value.encode(to: encoder)
    case .any(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Swan: Codable, Hashable, Sendable {
  public var kind: String
  public var neck: Int

  public init(kind: String, neck: Int) {
    self.kind = kind
    self.neck = neck
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), neck: fields.decode(Int.self, "neck"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(neck, "neck")
  }
}

public nonisolated struct Goose: Codable, Hashable, Sendable {
  public var kind: String
  public var honk: Int

  public init(honk: Int) {
    self.kind = "goose"
    self.honk = honk
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      honk: fields.decode(Int.self, "honk"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(honk, "honk")
  }
}

public nonisolated struct AnyBird: Codable, Hashable, Sendable {
  public var kind: String?

  public init(kind: String? = nil) {
    self.kind = kind
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
  }
}

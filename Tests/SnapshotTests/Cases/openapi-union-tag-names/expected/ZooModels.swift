// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooPet: Decodable, Hashable, Sendable {
  case dog(Dog)
  case cat(Cat)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "zoo_pet_dog": self = try .dog(Dog(from: decoder))
    case "zoo_pet_cat": self = try .cat(Cat(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Dog: Decodable, Hashable, Sendable {
  public private(set) var type: String

  public init() {
    self.type = "zoo_pet_dog"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.type = try fields.decode(String.self, "type")
  }
}

public nonisolated struct Cat: Decodable, Hashable, Sendable {
  public private(set) var type: String

  public init() {
    self.type = "zoo_pet_cat"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.type = try fields.decode(String.self, "type")
  }
}

public nonisolated struct Rock: Codable, Hashable, Sendable {
  public var weight: Int

  public init(weight: Int) {
    self.weight = weight
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      weight: fields.decode(Int.self, "weight"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(weight, "weight")
  }
}

public nonisolated enum ZooPetOrRock: Codable, Hashable, Sendable {
  case dog(Dog2 = .init())
  case cat(Cat2 = .init())
  case rock(Rock)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func rock(_ weight: Int) -> Self { .rock(Rock(weight: weight)) }

  public var asDog: Dog2? { if case .dog(let value) = self { value } else { nil } }
  public var asCat: Cat2? { if case .cat(let value) = self { value } else { nil } }
  public var asRock: Rock? { if case .rock(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["type": ["zoo_pet_or_rock_dog"]], required: ["type"]),
    .members(constants: ["type": ["zoo_pet_or_rock_cat"]], required: ["type"]),
    .members(required: ["weight"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .dog(Dog2(from: decoder))
      case 1: try .cat(Cat2(from: decoder))
      case 2: try .rock(Rock(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .dog(let value): try value.encode(to: encoder)
    case .cat(let value): try value.encode(to: encoder)
    case .rock(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Dog2: Codable, Hashable, Sendable {
  public var type: String

  public init() {
    self.type = "zoo_pet_or_rock_dog"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
  }
}

public nonisolated struct Cat2: Codable, Hashable, Sendable {
  public var type: String

  public init() {
    self.type = "zoo_pet_or_rock_cat"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
  }
}

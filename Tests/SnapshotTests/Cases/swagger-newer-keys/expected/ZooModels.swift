// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Food: Codable, HashableModel, Sendable {
  public var name: String?
  public var brand: String?
  public var weight: Weight?

  public init(name: String? = nil, brand: String? = nil, weight: Weight? = nil) {
    self.name = name
    self.brand = brand
    self.weight = weight
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      brand: fields.decodeIfPresent(String.self, "brand"),
      weight: fields.decodeIfPresent(Weight.self, "weight"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(brand, "brand")
    try fields.encodeIfPresent(weight, "weight")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.brand, b.brand)
    pairs.add(a.weight, b.weight)
  }
}

extension Food {
  public nonisolated enum Weight:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
  {
    case double(Double)
    case string(String)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(integerLiteral value: Double) { self = .double(value) }

    public init(floatLiteral value: Double) { self = .double(value) }

    public var asDouble: Double? { if case .double(let value) = self { value } else { nil } }
    public var asString: String? { if case .string(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.number, .string]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .double(Double(from: decoder))
        case 1: try .string(String(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .double(let value): try value.encode(to: encoder)
      case .string(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

public nonisolated struct Animal: Encodable, Hashable, Sendable {
  public var food: Food?
  public var secret: String?

  public init(food: Food? = nil, secret: String? = nil) {
    self.food = food
    self.secret = secret
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(food, "food")
    try fields.encodeIfPresent(secret, "secret")
  }
}

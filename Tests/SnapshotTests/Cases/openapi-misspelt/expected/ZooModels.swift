// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Meal: Decodable, Hashable, Sendable {
  case drink(Drink)
  case food(Food)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asDrink: Drink? { if case .drink(let value) = self { value } else { nil } }
  public var asFood: Food? { if case .food(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "drink": self = try .drink(Drink(from: decoder))
    case "Food": self = try .food(Food(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Drink: Decodable, Hashable, Sendable {
  public let kind: String
  public let id: String?

  public init(kind: String, id: String? = nil) {
    self.kind = kind
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), id: fields.decodeIfPresent(String.self, "id"))
  }
}

public nonisolated struct Food: Decodable, Hashable, Sendable {
  public let kind: String
  public let code: String?

  public init(kind: String, code: String? = nil) {
    self.kind = kind
    self.code = code
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), code: fields.decodeIfPresent(String.self, "code"))
  }
}

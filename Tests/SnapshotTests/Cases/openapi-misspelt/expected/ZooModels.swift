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
  public private(set) var kind: String
  public let id: String?

  public init(id: String? = nil) {
    self.kind = "drink"
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Food: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let code: String?

  public init(code: String? = nil) {
    self.kind = "Food"
    self.code = code
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      code: fields.decodeIfPresent(String.self, "code"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

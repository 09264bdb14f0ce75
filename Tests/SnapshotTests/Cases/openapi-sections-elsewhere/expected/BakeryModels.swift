// Made by sdkgen for Bakery. Do not edit.

public import SDKRuntime

public typealias Price = String

public nonisolated struct Loaf: Decodable, HashableModel, Sendable {
  public let name: String
  public let flour: Flour?
  public let price: Price?

  public init(name: String, flour: Flour? = nil, price: Price? = nil) {
    self.name = name
    self.flour = flour
    self.price = price
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), flour: fields.decodeIfPresent(Flour.self, "flour"),
      price: fields.decodeIfPresent(Price.self, "price"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.flour, b.flour)
    pairs.add(a.price, b.price)
  }
}

public nonisolated enum Flour: OpenEnum {
  case rye, wheat
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "rye": self = .rye
    case "wheat": self = .wheat
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .rye: "rye"
    case .wheat: "wheat"
    case .unrecognized(let value): value
    }
  }
}

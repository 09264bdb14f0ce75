// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Card: Codable, Hashable, Sendable {
  public var number: String

  public init(number: String) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decode(String.self, "number"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(number, "number")
  }
}

public nonisolated struct Bank: Codable, Hashable, Sendable {
  public var type: String
  public var iban: String

  public init(type: String, iban: String) {
    self.type = type
    self.iban = iban
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decode(String.self, "type"), iban: fields.decode(String.self, "iban"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(iban, "iban")
  }
}

public nonisolated enum Payment: Codable, Hashable, Sendable {
  case card(Card)
  case bank(Bank)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func card(_ number: String) -> Self { .card(Card(number: number)) }

  public var asCard: Card? { if case .card(let value) = self { value } else { nil } }
  public var asBank: Bank? { if case .bank(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "card": self = try .card(Card(from: decoder))
    case "bank": self = try .bank(Bank(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("card", "type")
      try value.encode(to: encoder)
    case .bank(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

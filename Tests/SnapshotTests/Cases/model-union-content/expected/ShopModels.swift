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

public nonisolated enum Event: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case card(Card)
  case note(String)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func card(_ number: String) -> Self { .card(Card(number: number)) }

  public init(stringLiteral value: String) { self = .note(value) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("card", "type")
      try fields.encode(value, "data")
    case .note(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("note", "type")
      try fields.encode(value, "data")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Block: Decodable, Hashable, Sendable {
  case card(Card)
  case lines([String])
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCard: Card? { if case .card(let value) = self { value } else { nil } }
  public var asLines: [String]? { if case .lines(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "card": self = try .card(fields.decode(Card.self, "card"))
    case "lines": self = try .lines(fields.decode([String].self, "lines"))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

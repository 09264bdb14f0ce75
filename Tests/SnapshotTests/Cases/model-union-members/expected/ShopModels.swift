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

public nonisolated struct Account: Encodable, Hashable, Sendable {
  public var iban: String

  public init(iban: String) {
    self.iban = iban
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(iban, "iban")
  }
}

public nonisolated enum Payment: Encodable, Hashable, Sendable {
  case card(Card)
  case transfer(Account)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func card(_ number: String) -> Self { .card(Card(number: number)) }

  public static func transfer(_ iban: String) -> Self { .transfer(Account(iban: iban)) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("card", "type")
      try value.encode(to: encoder)
    case .transfer(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("bank", "type")
      try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Choice: Decodable, Hashable, Sendable {
  case auto
  case unset
  case paid(Card)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asPaid: Card? { if case .paid(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.constants(["auto"]), .constants([""]), .object]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: .auto
      case 1: .unset
      case 2: try .paid(Card(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

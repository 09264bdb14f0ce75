import SDKRuntime

struct Card: Decodable {
  let brand: String
  let last4: String
  let amount: Int

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    brand = try fields.decode(String.self, "brand")
    last4 = try fields.decode(String.self, "last4")
    amount = try fields.decode(Int.self, "amount")
  }
}

struct Bank: Decodable {
  let iban: String
  let amount: Int
  let country: String?

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    iban = try fields.decode(String.self, "iban")
    amount = try fields.decode(Int.self, "amount")
    country = try fields.decodeIfPresent(String.self, "country")
  }
}

/// A union told by its tag.
enum Payment: Decodable {
  case card(Card)
  case bank(Bank)
  case unrecognized(JSON)

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "card": self = try .card(Card(from: decoder))
    case "bank": self = try .bank(Bank(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  static func json(_ index: Int) -> String {
    index % 3 == 0
      ? #"{"type":"bank","iban":"CH93007620116238\#(index)","amount":\#(index),"country":"CH"}"#
      : #"{"type":"card","brand":"a brand","last4":"4242","amount":\#(index)}"#
  }
}

/// A union told by what is in it.
enum Source: Decodable {
  case id(String)
  case card(Card)
  case bank(Bank)
  case numbers([Int])
  case unrecognized(JSON)

  private static let _members: UnionMembers = [
    .string, .members(required: ["brand", "last4", "amount"]),
    .members(constants: ["object": ["bank"]], required: ["iban", "amount"], optional: ["country"]),
    .elements([.integer]),
  ]

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .id(String(from: decoder))
      case 1: try .card(Card(from: decoder))
      case 2: try .bank(Bank(from: decoder))
      case 3: try .numbers([Int](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  static func json(_ index: Int) -> String {
    switch index % 4 {
    case 0: #""source_number_\#(index)""#
    case 1: #"{"brand":"a brand","last4":"4242","amount":\#(index)}"#
    case 2:
      #"{"object":"bank","iban":"CH93007620116238\#(index)","amount":\#(index),"country":"CH"}"#
    default: "[1,2,\(index)]"
    }
  }
}

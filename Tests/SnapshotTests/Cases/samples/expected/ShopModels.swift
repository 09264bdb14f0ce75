// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Item: Decodable, HashableModel, Sendable, Identifiable {
  public let id: UUID
  /// Example: `Tea`
  public let name: String
  public let priceKrw: Decimal
  public let rating: Double?
  public let photo: URL?
  public let made: Date
  public let since: Day
  public let tags: [String]
  public let kind: Kind
  public let maker: Maker?
  public let sold: Bool

  public init(
    id: UUID, name: String, priceKrw: Decimal, made: Date, since: Day, tags: [String], kind: Kind,
    sold: Bool, rating: Double? = nil, photo: URL? = nil, maker: Maker? = nil
  ) {
    self.id = id
    self.name = name
    self.priceKrw = priceKrw
    self.rating = rating
    self.photo = photo
    self.made = made
    self.since = since
    self.tags = tags
    self.kind = kind
    self.maker = maker
    self.sold = sold
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(UUID.self, "id"), name: fields.decode(String.self, "name"),
      priceKrw: fields.decode(Decimal.self, "price_krw"),
      made: fields.decode("made", as: .pattern("yyyy-MM-dd HH:mm", zone: "Asia/Seoul")),
      since: fields.decode(Day.self, "since"), tags: fields.decode([String].self, "tags"),
      kind: fields.decode(Kind.self, "kind"), sold: fields.decode("sold", as: .flag("Y", "N")),
      rating: fields.decodeIfPresent("rating", as: .number(Double.self, nilTexts: ["-"])),
      photo: fields.decodeIfPresent(URL.self, "photo"),
      maker: fields.decodeIfPresent(Maker.self, "maker"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.priceKrw, b.priceKrw)
    pairs.add(a.rating, b.rating)
    pairs.add(a.photo, b.photo)
    pairs.add(a.made, b.made)
    pairs.add(a.since, b.since)
    pairs.add(a.tags, b.tags)
    pairs.add(a.kind, b.kind)
    pairs.add(a.maker, b.maker)
    pairs.add(a.sold, b.sold)
  }
}

public nonisolated struct Maker: Decodable, HashableModel, Sendable {
  public let name: String
  public let isKnown: Bool
  public let notes: [String: JSON]
  public let seal: Data

  public init(name: String, notes: [String: JSON], seal: Data, isKnown: Bool = true) {
    self.name = name
    self.isKnown = isKnown
    self.notes = notes
    self.seal = seal
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), notes: fields.decode([String: JSON].self, "notes"),
      seal: fields.decode(Data.self, "seal"),
      isKnown: fields.decodeIfPresent(Bool.self, "isKnown") ?? true)
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.isKnown, b.isKnown)
    pairs.add(a.notes, b.notes)
    pairs.add(a.seal, b.seal)
  }
}

public nonisolated enum Kind: OpenEnum {
  case food, drink
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "food": self = .food
    case "drink": self = .drink
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .food: "food"
    case .drink: "drink"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Pay: Codable, Hashable, Sendable {
  case card(Card)
  case other(Nothing = .init())
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func card(_ number: String) -> Self { .card(Card(number: number)) }

  public var asCard: Card? { if case .card(let value) = self { value } else { nil } }
  public var asOther: Nothing? { if case .other(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "card": self = try .card(Card(from: decoder))
    case "other": self = try .other(Nothing(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value): try value.encode(to: encoder)
    case .other(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("other", "type")
      try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Card: Codable, Hashable, Sendable {
  public var type: String
  public var number: String

  public init(number: String) {
    self.type = "card"
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decode(String.self, "number"))
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(number, "number")
  }
}

public nonisolated struct Nothing: Codable, Hashable, Sendable {
  public var why: Nullable<String>?

  public init(why: Nullable<String>? = nil) {
    self.why = why
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      why: fields.decodeNullable(String.self, "why"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeNullable(why, "why")
  }
}

public nonisolated enum Amount: Decodable, Hashable, Sendable {
  case int(Int)
  case string(String)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }
  public var asString: String? { if case .string(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.integer, .string]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .int(Int(from: decoder))
      case 1: try .string(String(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

extension Item {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(
      id: SampleValue.uuid("00000000-0000-4000-8000-000000000001"), name: "Tea", priceKrw: 1.5,
      made: SampleValue.date("2026-03-01T12:00:00Z"), since: SampleValue.day("2026-03-01"),
      tags: ["Tags"], kind: .food, sold: true, rating: 1.5,
      photo: SampleValue.url("https://example.com"), maker: .sample)
  }
}

extension Maker {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name", notes: ["key": "Notes"], seal: SampleValue.data("U2FtcGxl"))
  }
}

extension Pay {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .card(Card.sample)
  }
}

extension Card {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(number: "Number")
  }
}

extension Nothing {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(why: .value("Why"))
  }
}

extension Amount {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .int(1)
  }
}

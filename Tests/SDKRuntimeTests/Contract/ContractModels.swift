public import Foundation
public import SDKRuntime

public nonisolated struct Thing: Decodable, Encodable, Hashable, Sendable, Identifiable {
  public var id: Int
  public var title: String?
  public var limit: Int
  public var patch: Nullable<String>?
  public var taken: Date?
  public var seen: [Date]?
  public var price: Double?
  public var rate: Decimal?
  public var items: [Other]?
  public var halted: Bool?

  public init(
    id: Int, title: String? = nil, limit: Int = 10, patch: Nullable<String>? = nil,
    taken: Date? = nil, seen: [Date]? = nil, price: Double? = nil, rate: Decimal? = nil,
    items: [Other]? = nil, halted: Bool? = nil
  ) {
    self.id = id
    self.title = title
    self.limit = limit
    self.patch = patch
    self.taken = taken
    self.seen = seen
    self.price = price
    self.rate = rate
    self.items = items
    self.halted = halted
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"),
      title: fields.decodeIfPresent(String.self, "title"),
      limit: fields.decodeIfPresent(Int.self, "limit") ?? 10,
      patch: fields.decodeNullable(String.self, "patch"),
      taken: fields.decodeIfPresent("taken", as: .unixSeconds),
      seen: fields.decodeIfPresent(
        "seen", as: .array(.pattern("yyyy-MM-dd HH:mm", zone: "Asia/Seoul"))),
      price: fields.decodeIfPresent("price", as: .number(Double.self, nilTexts: ["-", ""])),
      rate: fields.decodeIfPresent("rate", as: .number(Decimal.self)),
      items: fields.decodeLossyIfPresent(Other.self, "items"),
      halted: fields.decodeIfPresent("halted", as: .flag("Y", "N")))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encodeIfPresent(title, "title")
    try fields.encode(limit, "limit")
    try fields.encodeNullable(patch, "patch")
    try fields.encodeIfPresent(taken, "taken", as: .unixSeconds)
    try fields.encodeIfPresent(
      seen, "seen", as: .array(.pattern("yyyy-MM-dd HH:mm", zone: "Asia/Seoul")))
    try fields.encodeIfPresent(price, "price", as: .number(Double.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(rate, "rate", as: .number(Decimal.self))
    try fields.encodeIfPresent(items, "items")
    try fields.encodeIfPresent(halted, "halted", as: .flag("Y", "N"))
  }
}

public nonisolated struct Other: Codable, Hashable, Sendable {
  public var email: String
  public init(email: String) { self.email = email }
}

public nonisolated struct Problem: Codable, Hashable, Sendable {
  public var title: String
  public init(title: String) { self.title = title }
}

public nonisolated struct Filter: Encodable, Hashable, Sendable {
  public var name: String?
  public var range: [String: Int]
  public init(name: String? = nil, range: [String: Int]) {
    self.name = name
    self.range = range
  }
}

public nonisolated enum SortOrder: OpenEnum {
  case ascending
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "asc": self = .ascending
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .ascending: "asc"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Closed: String, Codable, Hashable, Sendable, CaseIterable, QueryValue {
  case one = "1"
}

public nonisolated enum Payment: Hashable, Sendable, Decodable, Encodable {
  case card(Other)
  case bank(Problem)
  case unrecognized(JSON)

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "card": self = try .card(Other(from: decoder))
    case "bank": self = try .bank(fields.decode(Problem.self, "data"))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value):
      try value.encode(to: encoder)
      var fields = FieldEncoder(encoder)
      try fields.encode("card", "type")
    case .bank(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("bank", "type")
      try fields.encode(value, "data")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Amount: Hashable, Sendable, Decodable {
  case int(Int)
  case string(String)
  case unrecognized(JSON)

  public init(from decoder: any Decoder) throws {
    let shape = try JSONShape(decoder)
    if shape == .number, let value = try? Int(from: decoder) {
      self = .int(value)
    } else if shape == .string, let value = try? String(from: decoder) {
      self = .string(value)
    } else {
      self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Node: Decodable, Hashable, Sendable {
  public var name: String
  private var _next: Boxed<Node?>
  public var next: Node? {
    get { _next.value }
    set { _next = Boxed(newValue) }
  }

  public init(name: String, next: Node? = nil) {
    self.name = name
    _next = Boxed(next)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), next: fields.decodeIfPresent(Node.self, "next"))
  }
}

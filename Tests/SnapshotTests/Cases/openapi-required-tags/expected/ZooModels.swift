// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Decodable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dog)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var name: String? {
    switch self {
    case .cat(let value): value.name
    case .dog(let value): value.name
    default: nil
    }
  }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "$type") {
    case "cat": self = try .cat(Cat(from: decoder))
    case "dog": self = try .dog(Dog(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Cat: Decodable, HashableModel, Sendable {
  public let name: String
  public let lives: Int?
  public private(set) var type: String

  public init(name: String, lives: Int? = nil) {
    self.name = name
    self.lives = lives
    self.type = "cat"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), lives: fields.decodeIfPresent(Int.self, "lives"))
    self.type = try fields.decode(String.self, "$type")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.lives, b.lives)
    pairs.add(a.type, b.type)
  }
}

public nonisolated struct Dog: Codable, HashableModel, Sendable {
  public var name: String
  public var tricks: Int?
  public var type: String

  public init(name: String, tricks: Int? = nil) {
    self.name = name
    self.tricks = tricks
    self.type = "dog"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), tricks: fields.decodeIfPresent(Int.self, "tricks"))
    self.type = try fields.decode(String.self, "$type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "$type")
    try fields.encode(name, "name")
    try fields.encodeIfPresent(tricks, "tricks")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.tricks, b.tricks)
    pairs.add(a.type, b.type)
  }
}

public nonisolated enum Payment: Decodable, Hashable, Sendable {
  case card(Card)
  case sepa(Transfer)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCard: Card? { if case .card(let value) = self { value } else { nil } }
  public var asSEPA: Transfer? { if case .sepa(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "card": self = try .card(Card(from: decoder))
    case "sepa": self = try .sepa(Transfer(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Card: Codable, Hashable, Sendable {
  public var number: String
  public var kind: String

  public init(number: String) {
    self.number = number
    self.kind = "card"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decode(String.self, "number"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(number, "number")
  }
}

public nonisolated struct Transfer: Decodable, Hashable, Sendable {
  public let iban: String
  public private(set) var kind: String

  public init(iban: String) {
    self.iban = iban
    self.kind = "sepa"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      iban: fields.decode(String.self, "iban"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Started: Decodable, Hashable, Sendable {
  public let at: String

  public init(at: String) {
    self.at = at
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      at: fields.decode(String.self, "at"))
  }
}

public nonisolated struct Ended: Decodable, Hashable, Sendable {
  public let at: String?

  public init(at: String? = nil) {
    self.at = at
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      at: fields.decodeIfPresent(String.self, "at"))
  }
}

extension EventsEndpoint {
  public nonisolated enum GetResponse: Decodable, Hashable, Sendable {
    case started(Started)
    case ended(Ended)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    public var at: String? {
      switch self {
      case .started(let value): value.at
      case .ended(let value): value.at
      default: nil
      }
    }

    public var asStarted: Started? { if case .started(let value) = self { value } else { nil } }
    public var asEnded: Ended? { if case .ended(let value) = self { value } else { nil } }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "event") {
      case "Started": self = try .started(Started(from: decoder))
      case "Ended": self = try .ended(Ended(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

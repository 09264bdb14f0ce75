// Made by sdkgen for Choices. Do not edit.

public import SDKRuntime

public nonisolated enum Payment: Codable, Hashable, Sendable {
  case later(Later = .init())
  case bank(Bank = .init())
  case other(Other = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var note: String? {
    switch self {
    case .later(let value): value.note
    case .bank(let value): value.note
    case .other(let value): value.note
    default: nil
    }
  }

  public var asLater: Later? { if case .later(let value) = self { value } else { nil } }
  public var asBank: Bank? { if case .bank(let value) = self { value } else { nil } }
  public var asOther: Other? { if case .other(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(choices: ["type": ["klarna", "affirm"]]),
    .members(choices: ["type": ["ach", "sepa"]]), .members(),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .later(Later(from: decoder))
      case 1: try .bank(Bank(from: decoder))
      case 2: try .other(Other(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .later(let value): try value.encode(to: encoder)
    case .bank(let value): try value.encode(to: encoder)
    case .other(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Later: Codable, HashableModel, Sendable {
  public var type: LaterType?
  public var country: Country?
  public var note: String?

  public init(type: LaterType? = nil, country: Country? = nil, note: String? = nil) {
    self.type = type
    self.country = country
    self.note = note
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decodeIfPresent(LaterType.self, "type"),
      country: fields.decodeIfPresent(Country.self, "country"),
      note: fields.decodeIfPresent(String.self, "note"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(type, "type")
    try fields.encodeIfPresent(country, "country")
    try fields.encodeIfPresent(note, "note")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.country, b.country)
    pairs.add(a.note, b.note)
  }
}

extension Later {
  public nonisolated enum LaterType: OpenEnum {
    case klarna, affirm
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "klarna": self = .klarna
      case "affirm": self = .affirm
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .klarna: "klarna"
      case .affirm: "affirm"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Country: OpenEnum {
    case de, us
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "de": self = .de
      case "us": self = .us
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .de: "de"
      case .us: "us"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated struct Bank: Codable, HashableModel, Sendable {
  public var type: BankType?
  public var country: Country?
  public var note: String?

  public init(type: BankType? = nil, country: Country? = nil, note: String? = nil) {
    self.type = type
    self.country = country
    self.note = note
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decodeIfPresent(BankType.self, "type"),
      country: fields.decodeIfPresent(Country.self, "country"),
      note: fields.decodeIfPresent(String.self, "note"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(type, "type")
    try fields.encodeIfPresent(country, "country")
    try fields.encodeIfPresent(note, "note")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.country, b.country)
    pairs.add(a.note, b.note)
  }
}

extension Bank {
  public nonisolated enum BankType: OpenEnum {
    case ach, sepa
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "ach": self = .ach
      case "sepa": self = .sepa
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .ach: "ach"
      case .sepa: "sepa"
      case .unrecognized(let value): value
      }
    }
  }

  public typealias Country = Later.Country
}

public nonisolated struct Other: Codable, HashableModel, Sendable {
  public var type: OtherType?
  public var country: Country?
  public var note: String?

  public init(type: OtherType? = nil, country: Country? = nil, note: String? = nil) {
    self.type = type
    self.country = country
    self.note = note
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decodeIfPresent(OtherType.self, "type"),
      country: fields.decodeIfPresent(Country.self, "country"),
      note: fields.decodeIfPresent(String.self, "note"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(type, "type")
    try fields.encodeIfPresent(country, "country")
    try fields.encodeIfPresent(note, "note")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.country, b.country)
    pairs.add(a.note, b.note)
  }
}

extension Other {
  public nonisolated enum OtherType: OpenEnum, ExpressibleByStringInterpolation {
    case cash
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "cash": self = .cash
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .cash: "cash"
      case .unrecognized(let value): value
      }
    }
  }

  public typealias Country = Later.Country
}

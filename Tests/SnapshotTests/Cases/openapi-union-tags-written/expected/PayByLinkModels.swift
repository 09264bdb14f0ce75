// Made by sdkgen for pay by link. Do not edit.

public import SDKRuntime

public nonisolated enum Payment: Encodable, Hashable, Sendable {
  case card(Card)
  case sepa(Transfer)
  case gift(Gift)
  case voucher(Voucher)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func card(_ number: String) -> Self { .card(Card(number: number)) }

  public static func sepa(_ iban: String) -> Self { .sepa(Transfer(iban: iban)) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value): try value.encode(to: encoder)
    case .sepa(let value): try value.encode(to: encoder)
    case .gift(let value): try value.encode(to: encoder)
    case .voucher(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Refund: Encodable, Hashable, Sendable {
  case card(Card)
  case present(Gift)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func card(_ number: String) -> Self { .card(Card(number: number)) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value): try value.encode(to: encoder)
    case .present(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Card: Encodable, Hashable, Sendable {
  public var type: String
  public var number: String

  public init(number: String) {
    self.type = "card"
    self.number = number
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(number, "number")
  }
}

public nonisolated struct Transfer: Encodable, Hashable, Sendable {
  public var iban: String
  public var type: Kind

  public init(iban: String) {
    self.iban = iban
    self.type = .sepa
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(iban, "iban")
  }
}

public nonisolated struct Gift: Encodable, Hashable, Sendable {
  public var type: String

  public init(type: String) {
    self.type = type
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
  }
}

public nonisolated struct Voucher: Encodable, Hashable, Sendable {
  public var type: String

  public init(type: String) {
    self.type = type
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
  }
}

public nonisolated enum Kind: OpenEnum {
  case card, sepa
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "card": self = .card
    case "sepa": self = .sepa
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .card: "card"
    case .sepa: "sepa"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Filter: Encodable, Hashable, Sendable {
  case `is`(Is)
  case isNot(IsNot)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func `is`(_ value: String) -> Self { .`is`(Is(value: value)) }

  public static func isNot(_ value: String) -> Self { .isNot(IsNot(value: value)) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .`is`(let value): try value.encode(to: encoder)
    case .isNot(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Filter {
  public nonisolated struct Is: Encodable, Hashable, Sendable {
    public var `operator`: String
    public var value: String

    public init(value: String) {
      self.`operator` = "is"
      self.value = value
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(`operator`, "operator")
      try fields.encode(value, "value")
    }
  }

  public nonisolated struct IsNot: Encodable, Hashable, Sendable {
    public var `operator`: String
    public var value: String

    public init(value: String) {
      self.`operator` = "isNot"
      self.value = value
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(`operator`, "operator")
      try fields.encode(value, "value")
    }
  }
}

public nonisolated struct Is: Codable, Hashable, Sendable {
  public var value: String

  public init(value: String) {
    self.value = value
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      value: fields.decode(String.self, "value"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(value, "value")
  }
}

public nonisolated struct IsNot: Codable, Hashable, Sendable {
  public var value: String

  public init(value: String) {
    self.value = value
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      value: fields.decode(String.self, "value"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(value, "value")
  }
}

// Made by sdkgen for Train. Do not edit.

public import SDKRuntime

public nonisolated enum Source: Codable, Hashable, Sendable {
  case card(Card = .init())
  case bankAccount(BankAccount = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var name: String? {
    switch self {
    case .card(let value): value.name
    case .bankAccount(let value): value.name
    default: nil
    }
  }

  public var asCard: Card? { if case .card(let value) = self { value } else { nil } }
  public var asBankAccount: BankAccount? {
    if case .bankAccount(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [
    .members(constants: ["object": ["card"]]), .members(constants: ["object": ["bank_account"]]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .card(Card(from: decoder))
      case 1: try .bankAccount(BankAccount(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("card", "object")
      try value.encode(to: encoder)
      try fields.encode("card", "object")
    case .bankAccount(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("bank_account", "object")
      try value.encode(to: encoder)
      try fields.encode("bank_account", "object")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Card: Codable, Hashable, Sendable {
  public var object: Object?
  public var name: String?

  public init(object: Object? = nil, name: String? = nil) {
    self.object = object
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      object: fields.decodeIfPresent(Object.self, "object"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(object, "object")
    try fields.encodeIfPresent(name, "name")
  }
}

extension Card {
  public nonisolated enum Object: OpenEnum {
    case card
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "card": self = .card
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .card: "card"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated struct BankAccount: Codable, Hashable, Sendable {
  public var object: Object?
  public var name: String?

  public init(object: Object? = nil, name: String? = nil) {
    self.object = object
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      object: fields.decodeIfPresent(Object.self, "object"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(object, "object")
    try fields.encodeIfPresent(name, "name")
  }
}

extension BankAccount {
  public nonisolated enum Object: OpenEnum {
    case bankAccount
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "bank_account": self = .bankAccount
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .bankAccount: "bank_account"
      case .unrecognized(let value): value
      }
    }
  }
}

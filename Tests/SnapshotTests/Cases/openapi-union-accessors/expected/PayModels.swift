// Made by sdkgen for Pay. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Charge: Decodable, Hashable, Sendable {
  public let customer: CustomerChoice?
  public let source: Source?

  public init(customer: CustomerChoice? = nil, source: Source? = nil) {
    self.customer = customer
    self.source = source
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      customer: fields.decodeIfPresent(CustomerChoice.self, "customer"),
      source: fields.decodeIfPresent(Source.self, "source"))
  }
}

extension Charge {
  public nonisolated enum CustomerChoice: Decodable, Hashable, Sendable {
    case id(String)
    case customer(Customer)
    case deleted(DeletedCustomer)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var id: String? {
      switch self {
      case .id(let value): value
      case .customer(let value): value.id
      case .deleted(let value): value.id
      default: nil
      }
    }

    public var asID: String? { if case .id(let value) = self { value } else { nil } }
    public var asCustomer: Customer? { if case .customer(let value) = self { value } else { nil } }
    public var asDeleted: DeletedCustomer? {
      if case .deleted(let value) = self { value } else { nil }
    }

    private static let _members: UnionMembers = [
      .string, .members(required: ["created"]), .members(required: ["deleted"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .id(String(from: decoder))
        case 1: try .customer(Customer(from: decoder))
        case 2: try .deleted(DeletedCustomer(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }

  public nonisolated enum Source: Decodable, Hashable, Sendable {
    case card(Card)
    case bank(BankAccount)
    case wallet(Wallet)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    public var added: Date? {
      switch self {
      case .card(let value): value.added
      case .bank(let value): value.added
      default: nil
      }
    }

    public var last4: String? {
      switch self {
      case .card(let value): value.last4
      case .bank(let value): value.last4
      case .wallet(let value): value.last4
      default: nil
      }
    }

    public var asCard: Card? { if case .card(let value) = self { value } else { nil } }
    public var asBank: BankAccount? { if case .bank(let value) = self { value } else { nil } }
    public var asWallet: Wallet? { if case .wallet(let value) = self { value } else { nil } }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "type") {
      case "card": self = try .card(Card(from: decoder))
      case "bank": self = try .bank(BankAccount(from: decoder))
      case "wallet": self = try .wallet(Wallet(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Customer: Decodable, Hashable, Sendable, Identifiable {
  public let id: String
  public let created: Date

  public init(id: String, created: Date) {
    self.id = id
    self.created = created
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), created: fields.decode(Date.self, "created"))
  }
}

public nonisolated struct DeletedCustomer: Decodable, Hashable, Sendable, Identifiable {
  public let id: String
  public let deleted: Bool

  public init(id: String, deleted: Bool) {
    self.id = id
    self.deleted = deleted
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), deleted: fields.decode(Bool.self, "deleted"))
  }
}

public nonisolated struct Card: Decodable, HashableModel, Sendable {
  public private(set) var type: String
  public let added: Date
  public let last4: String?

  public init(added: Date, last4: String? = nil) {
    self.type = "card"
    self.added = added
    self.last4 = last4
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      added: fields.decode(Date.self, "added"),
      last4: fields.decodeIfPresent(String.self, "last4"))
    self.type = try fields.decode(String.self, "type")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.added, b.added)
    pairs.add(a.last4, b.last4)
  }
}

public nonisolated struct BankAccount: Decodable, HashableModel, Sendable {
  public private(set) var type: String
  public let added: Date?
  public let last4: String

  public init(last4: String, added: Date? = nil) {
    self.type = "bank"
    self.added = added
    self.last4 = last4
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      last4: fields.decode(String.self, "last4"),
      added: fields.decodeIfPresent(Date.self, "added"))
    self.type = try fields.decode(String.self, "type")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.added, b.added)
    pairs.add(a.last4, b.last4)
  }
}

public nonisolated struct Wallet: Decodable, HashableModel, Sendable {
  public private(set) var type: String
  public let added: String?
  public let last4: String

  public init(last4: String, added: String? = nil) {
    self.type = "wallet"
    self.added = added
    self.last4 = last4
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      last4: fields.decode(String.self, "last4"),
      added: fields.decodeIfPresent(String.self, "added"))
    self.type = try fields.decode(String.self, "type")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.added, b.added)
    pairs.add(a.last4, b.last4)
  }
}

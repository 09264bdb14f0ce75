// Made by sdkgen for Any. Do not edit.

public import SDKRuntime

public nonisolated enum Links: Codable, Hashable, Sendable {
  case last(LinksLast)
  case next(LinksNext)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  private static let _members: UnionMembers = [
    .members(optional: ["last"]), .members(optional: ["next"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .last(LinksLast(from: decoder))
      case 1: try .next(LinksNext(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .last(let value): try value.encode(to: encoder)
    case .next(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct LinksLast: Codable, Hashable, Sendable {
  public var first: String?
  public var last: String?

  public init(first: String? = nil, last: String? = nil) {
    self.first = first
    self.last = last
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      first: fields.decodeIfPresent(String.self, "first"),
      last: fields.decodeIfPresent(String.self, "last"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(first, "first")
    try fields.encodeIfPresent(last, "last")
  }
}

public nonisolated struct LinksNext: Codable, Hashable, Sendable {
  public var next: String?
  public var first: String?

  public init(next: String? = nil, first: String? = nil) {
    self.next = next
    self.first = first
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      next: fields.decodeIfPresent(String.self, "next"),
      first: fields.decodeIfPresent(String.self, "first"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(next, "next")
    try fields.encodeIfPresent(first, "first")
  }
}

public nonisolated enum Contact: Codable, Hashable, Sendable {
  case email(ContactEmail)
  case phone(ContactPhone)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  private static let _members: UnionMembers = [
    .members(required: ["email"]), .members(required: ["phone"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .email(ContactEmail(from: decoder))
      case 1: try .phone(ContactPhone(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .email(let value): try value.encode(to: encoder)
    case .phone(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct ContactEmail: Codable, Hashable, Sendable {
  public var name: String
  public var id: Int
  public var email: String

  public init(name: String, id: Int, email: String) {
    self.name = name
    self.id = id
    self.email = email
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), id: fields.decode(Int.self, "id"),
      email: fields.decode(String.self, "email"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(id, "id")
    try fields.encode(email, "email")
  }
}

public nonisolated struct ContactPhone: Codable, Hashable, Sendable {
  public var name: String
  public var id: Int
  public var phone: String

  public init(name: String, id: Int, phone: String) {
    self.name = name
    self.id = id
    self.phone = phone
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), id: fields.decode(Int.self, "id"),
      phone: fields.decode(String.self, "phone"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(id, "id")
    try fields.encode(phone, "phone")
  }
}

public nonisolated enum Options: Codable, Hashable, Sendable {
  case card(Card)
  case cardClient(CardClient)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  private static let _members: UnionMembers = [
    .members(optional: ["cvc"]), .members(optional: ["setup"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .card(Card(from: decoder))
      case 1: try .cardClient(CardClient(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value): try value.encode(to: encoder)
    case .cardClient(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Card: Codable, Hashable, Sendable {
  public var network: String?
  public var cvc: String?

  public init(network: String? = nil, cvc: String? = nil) {
    self.network = network
    self.cvc = cvc
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      network: fields.decodeIfPresent(String.self, "network"),
      cvc: fields.decodeIfPresent(String.self, "cvc"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(network, "network")
    try fields.encodeIfPresent(cvc, "cvc")
  }
}

public nonisolated struct CardClient: Codable, Hashable, Sendable {
  public var network: String?
  public var setup: Bool?

  public init(network: String? = nil, setup: Bool? = nil) {
    self.network = network
    self.setup = setup
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      network: fields.decodeIfPresent(String.self, "network"),
      setup: fields.decodeIfPresent(Bool.self, "setup"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(network, "network")
    try fields.encodeIfPresent(setup, "setup")
  }
}

public nonisolated enum Owner: Codable, Hashable, Sendable {
  case customer(Customer)
  case deleted(Deleted)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  private static let _members: UnionMembers = [
    .members(optional: ["email"]), .members(required: ["deleted"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .customer(Customer(from: decoder))
      case 1: try .deleted(Deleted(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .customer(let value): try value.encode(to: encoder)
    case .deleted(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Customer: Codable, Hashable, Sendable {
  public var id: String
  public var email: String?

  public init(id: String, email: String? = nil) {
    self.id = id
    self.email = email
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), email: fields.decodeIfPresent(String.self, "email"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encodeIfPresent(email, "email")
  }
}

public nonisolated struct Deleted: Codable, Hashable, Sendable {
  public var id: String
  public var deleted: Bool

  public init(id: String, deleted: Bool) {
    self.id = id
    self.deleted = deleted
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), deleted: fields.decode(Bool.self, "deleted"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(deleted, "deleted")
  }
}

public nonisolated enum Different: Codable, Hashable, Sendable {
  case option1(DifferentOption1)
  case option2(DifferentOption2)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  private static let _members: UnionMembers = [.members(), .members()]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .option1(DifferentOption1(from: decoder))
      case 1: try .option2(DifferentOption2(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .option1(let value): try value.encode(to: encoder)
    case .option2(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct DifferentOption1: Codable, Hashable, Sendable {
  public var size: String?

  public init(size: String? = nil) {
    self.size = size
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      size: fields.decodeIfPresent(String.self, "size"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(size, "size")
  }
}

public nonisolated struct DifferentOption2: Codable, Hashable, Sendable {
  public var size: Int?

  public init(size: Int? = nil) {
    self.size = size
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      size: fields.decodeIfPresent(Int.self, "size"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(size, "size")
  }
}

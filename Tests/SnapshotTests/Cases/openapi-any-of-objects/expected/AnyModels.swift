// Made by sdkgen for Any. Do not edit.

public import SDKRuntime

public nonisolated struct Links: Codable, HashableModel, Sendable {
  public var first: String?
  public var last: String?
  public var next: String?

  public init(first: String? = nil, last: String? = nil, next: String? = nil) {
    self.first = first
    self.last = last
    self.next = next
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      first: fields.decodeIfPresent(String.self, "first"),
      last: fields.decodeIfPresent(String.self, "last"),
      next: fields.decodeIfPresent(String.self, "next"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(first, "first")
    try fields.encodeIfPresent(last, "last")
    try fields.encodeIfPresent(next, "next")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.first, b.first)
    pairs.add(a.last, b.last)
    pairs.add(a.next, b.next)
  }
}

public nonisolated struct Contact: Codable, HashableModel, Sendable, Identifiable {
  public var name: String
  public var id: Int
  public var email: String?
  public var phone: String?

  public init(name: String, id: Int, email: String? = nil, phone: String? = nil) {
    self.name = name
    self.id = id
    self.email = email
    self.phone = phone
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), id: fields.decode(Int.self, "id"),
      email: fields.decodeIfPresent(String.self, "email"),
      phone: fields.decodeIfPresent(String.self, "phone"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(id, "id")
    try fields.encodeIfPresent(email, "email")
    try fields.encodeIfPresent(phone, "phone")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.id, b.id)
    pairs.add(a.email, b.email)
    pairs.add(a.phone, b.phone)
  }
}

public nonisolated struct Options: Codable, HashableModel, Sendable {
  public var network: String?
  public var cvc: String?
  public var setup: Bool?

  public init(network: String? = nil, cvc: String? = nil, setup: Bool? = nil) {
    self.network = network
    self.cvc = cvc
    self.setup = setup
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      network: fields.decodeIfPresent(String.self, "network"),
      cvc: fields.decodeIfPresent(String.self, "cvc"),
      setup: fields.decodeIfPresent(Bool.self, "setup"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(network, "network")
    try fields.encodeIfPresent(cvc, "cvc")
    try fields.encodeIfPresent(setup, "setup")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.network, b.network)
    pairs.add(a.cvc, b.cvc)
    pairs.add(a.setup, b.setup)
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

  public static func customer(_ id: String) -> Self { .customer(Customer(id: id)) }

  public var id: String? {
    switch self {
    case .customer(let value): value.id
    case .deleted(let value): value.id
    default: nil
    }
  }

  public var asCustomer: Customer? { if case .customer(let value) = self { value } else { nil } }
  public var asDeleted: Deleted? { if case .deleted(let value) = self { value } else { nil } }

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

public nonisolated struct Customer: Codable, Hashable, Sendable, Identifiable {
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

public nonisolated struct Deleted: Codable, Hashable, Sendable, Identifiable {
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
  case object(Object = .init())
  case option2(Option2 = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
  public var asOption2: Option2? { if case .option2(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.members(), .members()]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .object(Object(from: decoder))
      case 1: try .option2(Option2(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let value): try value.encode(to: encoder)
    case .option2(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Different {
  public nonisolated struct Object: Codable, Hashable, Sendable {
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

  public nonisolated struct Option2: Codable, Hashable, Sendable {
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
}

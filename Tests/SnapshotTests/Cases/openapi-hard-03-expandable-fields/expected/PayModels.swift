// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated struct Account: Decodable, HashableModel, Sendable, Identifiable {
  public let id: String
  public private(set) var object: String
  public let icon: Icon?

  public init(id: String, icon: Icon? = nil) {
    self.id = id
    self.object = "account"
    self.icon = icon
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), icon: fields.decodeIfPresent(Icon.self, "icon"))
    self.object = try fields.decode(String.self, "object")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.object, b.object)
    pairs.add(a.icon, b.icon)
  }
}

extension Account {
  public nonisolated enum Icon: Decodable, Hashable, Sendable {
    case id(String)
    case file(File)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var id: String? {
      switch self {
      case .id(let value): value
      case .file(let value): value.id
      default: nil
      }
    }

    public var asID: String? { if case .id(let value) = self { value } else { nil } }
    public var asFile: File? { if case .file(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .object]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .id(String(from: decoder))
        case 1: try .file(File(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }
}

public nonisolated struct DeletedAccount: Decodable, HashableModel, Sendable, Identifiable {
  public private(set) var deleted: Bool
  public let id: String
  public private(set) var object: String

  public init(id: String) {
    self.deleted = true
    self.id = id
    self.object = "account"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"))
    self.deleted = try fields.decode(Bool.self, "deleted")
    self.object = try fields.decode(String.self, "object")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.deleted, b.deleted)
    pairs.add(a.id, b.id)
    pairs.add(a.object, b.object)
  }
}

public nonisolated struct File: Decodable, Hashable, Sendable, Identifiable {
  public let id: String

  public init(id: String) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"))
  }
}

extension PayEndpoint {
  public nonisolated enum GetOwnerResponse: Decodable, Hashable, Sendable {
    case account(Account)
    case deletedAccount(DeletedAccount)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var id: String? {
      switch self {
      case .account(let value): value.id
      case .deletedAccount(let value): value.id
      default: nil
      }
    }

    public var asAccount: Account? { if case .account(let value) = self { value } else { nil } }
    public var asDeletedAccount: DeletedAccount? {
      if case .deletedAccount(let value) = self { value } else { nil }
    }

    private static let _members: UnionMembers = [
      .members(constants: ["object": ["account"]], required: ["object"], optional: ["icon"]),
      .members(
        constants: ["deleted": [true], "object": ["account"]], required: ["deleted", "object"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .account(Account(from: decoder))
        case 1: try .deletedAccount(DeletedAccount(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }
}

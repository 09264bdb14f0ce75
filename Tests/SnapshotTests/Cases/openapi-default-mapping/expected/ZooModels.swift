// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Decodable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dog)
  case other(Other)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asOther: Other? { if case .other(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["cat"]], required: ["kind", "lives"]),
    .members(constants: ["kind": ["dog"]], required: ["kind", "tricks"]),
    .members(constants: ["kind": ["Other"]], required: ["name"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .dog(Dog(from: decoder))
      case 2: try .other(Other(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cat: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let lives: Int

  public init(lives: Int) {
    self.kind = "cat"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decode(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Dog: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let tricks: Int

  public init(tricks: Int) {
    self.kind = "dog"
    self.tricks = tricks
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      tricks: fields.decode(Int.self, "tricks"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Other: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

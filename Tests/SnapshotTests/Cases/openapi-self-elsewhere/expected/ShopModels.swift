// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Animal: Decodable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dog)
  case other(Other)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asOther: Other? { if case .other(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "kind", [["cat", "Cat"], ["dog", "Dog"], []], default: 2)

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
  public let lives: Int?

  public init(lives: Int? = nil) {
    self.kind = "cat"
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decodeIfPresent(Int.self, "lives"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Other: Decodable, Hashable, Sendable {
  public let kind: String?

  public init(kind: String? = nil) {
    self.kind = kind
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"))
  }
}

public nonisolated struct Dog: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let barks: Bool?

  public init(barks: Bool? = nil) {
    self.kind = "dog"
    self.barks = barks
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      barks: fields.decodeIfPresent(Bool.self, "barks"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Cage: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int
  public let animal: Animal?

  public init(id: Int, animal: Animal? = nil) {
    self.id = id
    self.animal = animal
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), animal: fields.decodeIfPresent(Animal.self, "animal"))
  }
}

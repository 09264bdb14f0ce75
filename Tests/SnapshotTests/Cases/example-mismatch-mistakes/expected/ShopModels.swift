// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  public let name: String?
  public let tags: [String]

  public init(id: Int, name: String? = nil, tags: [String] = []) {
    self.id = id
    self.name = name
    self.tags = tags
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), name: fields.decodeIfPresent(String.self, "name"),
      tags: fields.decodeIfPresent([String].self, "tags") ?? [])
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.tags, b.tags)
  }
}

public nonisolated struct Page: Decodable, Hashable, Sendable {
  public let pets: [Pet]

  public init(pets: [Pet]) {
    self.pets = pets
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pets: fields.decode([Pet].self, "pets"))
  }
}

public nonisolated enum Pay: Decodable, Hashable, Sendable {
  case card(Pet)
  case page(Page)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCard: Pet? { if case .card(let value) = self { value } else { nil } }
  public var asPage: Page? { if case .page(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "by") {
    case "card": self = try .card(Pet(from: decoder))
    case "bank", "iban": self = try .page(Page(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Event: Decodable, Hashable, Sendable {
  case pet(Pet)
  case note(String)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asPet: Pet? { if case .pet(let value) = self { value } else { nil } }
  public var asNote: String? { if case .note(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "pet": self = try .pet(fields.decode(Pet.self, "data"))
    case "note": self = try .note(fields.decode(String.self, "data"))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Keyed: Decodable, Hashable, Sendable {
  case pet(Pet)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asPet: Pet? { if case .pet(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "pet": self = try .pet(fields.decode(Pet.self, "pet"))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated enum Amount: Decodable, Hashable, Sendable {
  case int(Int)
  case amountArray([Amount])
  case all
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }
  public var asAmountArray: [Amount]? {
    if case .amountArray(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [.integer, .array, .constants(["all"])]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .int(Int(from: decoder))
      case 1: try .amountArray([Amount](from: decoder))
      case 2: .all
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let code: Int

  public init(code: Int) {
    self.code = code
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      code: fields.decode(Int.self, "code"))
  }
}

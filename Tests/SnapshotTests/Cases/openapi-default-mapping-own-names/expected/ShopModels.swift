// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Decodable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dog)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(tag: "kind", [["cat", "Cat"], []], default: 1)

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .dog(Dog(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cat: Decodable, Hashable, Sendable {
  public private(set) var kind: Kind
  public let lives: Int?

  public init(lives: Int? = nil) {
    self.kind = .cat
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lives: fields.decodeIfPresent(Int.self, "lives"))
    self.kind = try fields.decode(Kind.self, "kind")
  }
}

extension Cat {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated enum Kind: OpenEnum {
    case cat, Cat
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "cat": self = .cat
      case "Cat": self = .Cat
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .cat: "cat"
      case .Cat: "Cat"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated struct Dog: Decodable, Hashable, Sendable {
  public let kind: String
  public let age: Int?

  public init(kind: String, age: Int? = nil) {
    self.kind = kind
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), age: fields.decodeIfPresent(Int.self, "age"))
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Cat: Codable, Hashable, Sendable {
  public var kind: String
  public var lives: Int

  public init(kind: String, lives: Int) {
    self.kind = kind
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), lives: fields.decode(Int.self, "lives"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(lives, "lives")
  }
}

public nonisolated struct Other: Codable, Hashable, Sendable {
  public var kind: String?
  public var name: String?

  public init(kind: String? = nil, name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated enum Pet: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case cat(Cat)
  case other(Other = .init())
  case string(String)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(stringLiteral value: String) { self = .string(value) }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asOther: Other? { if case .other(let value) = self { value } else { nil } }
  public var asString: String? { if case .string(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "kind", [["cat"], [], []], default: 1,
    [
      .members(constants: ["kind": ["cat"]], required: ["kind", "lives"]),
      .members(optional: ["kind", "name"]), .string,
    ])

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .other(Other(from: decoder))
      case 2: try .string(String(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value): try value.encode(to: encoder)
    case .other(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

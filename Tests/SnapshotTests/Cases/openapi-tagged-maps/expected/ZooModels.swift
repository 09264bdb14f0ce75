// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Encodable, Hashable, Sendable, ExpressibleByDictionaryLiteral {
  case cat(Cat = .init())
  case bag(Bag)
  case any(ZooAny)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(lives: Int? = nil) { self = .cat(Cat(lives: lives)) }

  public init(dictionaryLiteral elements: (String, String)...) {
    self = .bag(Dictionary(elements) { $1 })
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value): try value.encode(to: encoder)
    case .bag(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("bag", "kind")
      try fields.encodeAdditionalProperties(value)
    case .any(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Home: Decodable, Hashable, Sendable {
  case box(Box)
  case cat(Cat)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asBox: Box? { if case .box(let value) = self { value } else { nil } }
  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .either([
      .members(constants: ["kind": ["box"]]),
      .members(constants: ["kind": ["box"]], required: ["size"], optional: ["kind"]),
    ]),
    .members(constants: ["kind": ["cat"]], required: ["kind"], optional: ["lives"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .box(Box(from: decoder))
      case 1: try .cat(Cat(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated enum Box: Decodable, Hashable, Sendable {
  case bag(Bag)
  case lid(Lid)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asBag: Bag? { if case .bag(let value) = self { value } else { nil } }
  public var asLid: Lid? { if case .lid(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .object, .members(required: ["size"], optional: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .bag(FieldDecoder.value(Bag.self, decoder))
      case 1: try .lid(Lid(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated struct Cat: Codable, Hashable, Sendable {
  public var kind: String
  public var lives: Int?

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

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(lives, "lives")
  }
}

public nonisolated struct Lid: Decodable, Hashable, Sendable {
  public let kind: String?
  public let size: Int

  public init(size: Int, kind: String? = nil) {
    self.kind = kind
    self.size = size
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      size: fields.decode(Int.self, "size"), kind: fields.decodeIfPresent(String.self, "kind"))
  }
}

public typealias Bag = [String: String]

public typealias ZooAny = JSON

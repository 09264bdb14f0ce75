// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let owner: Owner

  public init(owner: Owner) {
    self.owner = owner
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      owner: fields.decode(Owner.self, "owner"))
  }
}

public nonisolated struct Owner: Decodable, Hashable, Sendable {
  public var pet: Pet { _pet.value }
  private let _pet: Boxed<Pet>
  public let age: Int?

  public init(pet: Pet, age: Int? = nil) {
    self._pet = Boxed(pet)
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pet: fields.decode(Pet.self, "pet"), age: fields.decodeIfPresent(Int.self, "age"))
  }
}

public nonisolated struct Person: Decodable, Hashable, Sendable {
  public let pet: Pet

  public init(pet: Pet) {
    self.pet = pet
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pet: fields.decode(Pet.self, "pet"))
  }
}

public nonisolated indirect enum ZooShape: Codable, Hashable, Sendable {
  case group(ZooGroup)
  case frame(Frame)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func group(_ first: ZooShape) -> Self { .group(ZooGroup(first: first)) }

  public static func frame(_ inner: ZooShape) -> Self { .frame(Frame(inner: inner)) }

  public var asGroup: ZooGroup? { if case .group(let value) = self { value } else { nil } }
  public var asFrame: Frame? { if case .frame(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(required: ["first"]), .members(required: ["inner"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .group(ZooGroup(from: decoder))
      case 1: try .frame(Frame(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .group(let value): try value.encode(to: encoder)
    case .frame(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct ZooGroup: Codable, Hashable, Sendable {
  public var first: ZooShape

  public init(first: ZooShape) {
    self.first = first
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      first: fields.decode(ZooShape.self, "first"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(first, "first")
  }
}

public nonisolated struct Frame: Codable, Hashable, Sendable {
  public var inner: ZooShape

  public init(inner: ZooShape) {
    self.inner = inner
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      inner: fields.decode(ZooShape.self, "inner"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(inner, "inner")
  }
}

public nonisolated struct Tree: Codable, HashableModel, Sendable {
  public var left: Tree? {
    get { _left?.value }
    set { _left = Boxed(newValue) }
  }
  private var _left: Boxed<Tree>?
  public var all: [Tree]
  public var right: Tree? {
    get { _right?.value }
    set { _right = Boxed(newValue) }
  }
  private var _right: Boxed<Tree>?

  public init(left: Tree?, all: [Tree], right: Tree? = nil) {
    self._left = Boxed(left)
    self.all = all
    self._right = Boxed(right)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      left: fields.decodeIfPresent(Tree.self, "left"), all: fields.decode([Tree].self, "all"),
      right: fields.decodeIfPresent(Tree.self, "right"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeOrNull(_left?.value, "left")
    try fields.encode(all, "all")
    try fields.encodeIfPresent(_right?.value, "right")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a._left, b._left)
    pairs.add(a.all, b.all)
    pairs.add(a._right, b._right)
  }
}

public nonisolated indirect enum ZooList:
  Codable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation
{
  case string(String)
  case cell(Cell)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(rest: ZooList) { self = .cell(Cell(rest: rest)) }

  public static func cell(_ rest: ZooList) -> Self { .cell(Cell(rest: rest)) }

  public init(stringLiteral value: String) { self = .string(value) }

  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asCell: Cell? { if case .cell(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.string, .object]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .string(String(from: decoder))
      case 1: try .cell(Cell(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .cell(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Cell: Codable, Hashable, Sendable {
  public var rest: ZooList

  public init(rest: ZooList) {
    self.rest = rest
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      rest: fields.decode(ZooList.self, "rest"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(rest, "rest")
  }
}

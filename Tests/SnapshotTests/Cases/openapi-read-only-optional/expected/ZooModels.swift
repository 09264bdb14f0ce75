// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias Stamp = String

public typealias Code = String

public nonisolated struct Owner: Codable, Hashable, Sendable {
  public var name: String?

  public init(name: String? = nil) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
  }
}

public typealias MaybeStamp = Stamp

public nonisolated struct Pet: Codable, HashableModel, Sendable {
  public var id: String?
  public var name: String
  public var note: String?
  public var own: Stamp?
  public var ownPart: Stamp?
  public var seen: Stamp?
  public var owner: Owner?
  public var changed: MaybeStamp?
  public var either: Either?

  public init(
    name: String, id: String? = nil, note: String? = nil, own: Stamp? = nil, ownPart: Stamp? = nil,
    seen: Stamp? = nil, owner: Owner? = nil, changed: MaybeStamp? = nil, either: Either? = nil
  ) {
    self.id = id
    self.name = name
    self.note = note
    self.own = own
    self.ownPart = ownPart
    self.seen = seen
    self.owner = owner
    self.changed = changed
    self.either = either
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), id: fields.decodeIfPresent(String.self, "id"),
      note: fields.decodeIfPresent(String.self, "note"),
      own: fields.decodeIfPresent(Stamp.self, "own"),
      ownPart: fields.decodeIfPresent(Stamp.self, "ownPart"),
      seen: fields.decodeIfPresent(Stamp.self, "seen"),
      owner: fields.decodeIfPresent(Owner.self, "owner"),
      changed: fields.decodeIfPresent(MaybeStamp.self, "changed"),
      either: fields.decodeIfPresent(Either.self, "either"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
    try fields.encode(name, "name")
    try fields.encodeIfPresent(note, "note")
    try fields.encodeIfPresent(own, "own")
    try fields.encodeIfPresent(ownPart, "ownPart")
    try fields.encodeIfPresent(seen, "seen")
    try fields.encodeIfPresent(owner, "owner")
    try fields.encodeIfPresent(changed, "changed")
    try fields.encodeIfPresent(either, "either")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.note, b.note)
    pairs.add(a.own, b.own)
    pairs.add(a.ownPart, b.ownPart)
    pairs.add(a.seen, b.seen)
    pairs.add(a.owner, b.owner)
    pairs.add(a.changed, b.changed)
    pairs.add(a.either, b.either)
  }
}

extension Pet {
  public nonisolated enum Either:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByIntegerLiteral
  {
    case stamp(Stamp)
    case int(Int)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .stamp(value) }

    public init(integerLiteral value: Int) { self = .int(value) }

    public var asStamp: Stamp? { if case .stamp(let value) = self { value } else { nil } }
    public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .integer]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .stamp(Stamp(from: decoder))
        case 1: try .int(Int(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .stamp(let value): try value.encode(to: encoder)
      case .int(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

public nonisolated struct Stamps: Codable, HashableModel, Sendable {
  public var first: Stamp?
  public var last: MaybeStamp?
  public var code: Code?

  public init(first: Stamp? = nil, last: MaybeStamp? = nil, code: Code? = nil) {
    self.first = first
    self.last = last
    self.code = code
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      first: fields.decodeIfPresent(Stamp.self, "first"),
      last: fields.decodeIfPresent(MaybeStamp.self, "last"),
      code: fields.decodeIfPresent(Code.self, "code"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(first, "first")
    try fields.encodeIfPresent(last, "last")
    try fields.encodeIfPresent(code, "code")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.first, b.first)
    pairs.add(a.last, b.last)
    pairs.add(a.code, b.code)
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias Version = String

public typealias Limit = Int

public nonisolated enum Kind: OpenEnum {
  case cat, dog
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "cat": self = .cat
    case "dog": self = .dog
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .cat: "cat"
    case .dog: "dog"
    case .unrecognized(let value): value
    }
  }
}

public typealias Code = String

public typealias Tame = Bool

public nonisolated struct Pet: Codable, HashableModel, Sendable {
  public var legs: Limit
  /// Its name.
  public var name: Version
  public var kind: Kind
  public var tame: Tame
  public var code: Code
  public var friend: Kind
  /// Default: `"cat"`.
  public var other: Kind?
  /// Default: `"cat"`.
  public var mood: Kind?
  public var cause: Cause?

  public init(
    legs: Limit = 9, name: Version = "2023-01-01", kind: Kind = .cat, tame: Tame = true,
    code: Code = "01", friend: Kind = .dog, other: Kind? = nil, mood: Kind? = nil,
    cause: Cause? = nil
  ) {
    self.legs = legs
    self.name = name
    self.kind = kind
    self.tame = tame
    self.code = code
    self.friend = friend
    self.other = other
    self.mood = mood
    self.cause = cause
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      legs: fields.decode(Limit.self, "legs", default: 9),
      name: fields.decode(Version.self, "name", default: "2023-01-01"),
      kind: fields.decode(Kind.self, "kind", default: .cat),
      tame: fields.decode(Tame.self, "tame", default: true),
      code: fields.decode(Code.self, "code", default: "01"),
      friend: fields.decode(Kind.self, "friend", default: .dog),
      other: fields.decodeIfPresent(Kind.self, "other"),
      mood: fields.decodeIfPresent(Kind.self, "mood"),
      cause: fields.decodeIfPresent(Cause.self, "cause"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(legs, "legs")
    try fields.encode(name, "name")
    try fields.encode(kind, "kind")
    try fields.encode(tame, "tame")
    try fields.encode(code, "code")
    try fields.encode(friend, "friend")
    try fields.encodeIfPresent(other, "other")
    try fields.encodeIfPresent(mood, "mood")
    try fields.encodeIfPresent(cause, "cause")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.legs, b.legs)
    pairs.add(a.name, b.name)
    pairs.add(a.kind, b.kind)
    pairs.add(a.tame, b.tame)
    pairs.add(a.code, b.code)
    pairs.add(a.friend, b.friend)
    pairs.add(a.other, b.other)
    pairs.add(a.mood, b.mood)
    pairs.add(a.cause, b.cause)
  }
}

extension Pet {
  public nonisolated enum Cause:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByIntegerLiteral
  {
    case kind(Kind)
    case limit(Limit)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public static var cat: Self { .kind(.cat) }
    public static var dog: Self { .kind(.dog) }

    public init(stringLiteral value: String) { self = .kind(Kind(rawValue: value)) }

    public init(integerLiteral value: Int) { self = .limit(value) }

    public var asKind: Kind? { if case .kind(let value) = self { value } else { nil } }
    public var asLimit: Limit? { if case .limit(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .integer]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .kind(Kind(from: decoder))
        case 1: try .limit(Limit(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .kind(let value): try value.encode(to: encoder)
      case .limit(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

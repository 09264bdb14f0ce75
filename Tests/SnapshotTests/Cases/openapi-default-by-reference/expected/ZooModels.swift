// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias Version = String

public typealias ZooDay = Day

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

  public init(
    legs: Limit = 9, name: Version = "2023-01-01", kind: Kind = .cat, tame: Tame = true,
    code: Code = "01", friend: Kind = .dog, other: Kind? = nil
  ) {
    self.legs = legs
    self.name = name
    self.kind = kind
    self.tame = tame
    self.code = code
    self.friend = friend
    self.other = other
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
      other: fields.decodeIfPresent(Kind.self, "other"))
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
  }

  public static func compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.legs, b.legs)
    pairs.add(a.name, b.name)
    pairs.add(a.kind, b.kind)
    pairs.add(a.tame, b.tame)
    pairs.add(a.code, b.code)
    pairs.add(a.friend, b.friend)
    pairs.add(a.other, b.other)
  }
}

// Made by sdkgen for Bakery. Do not edit.

public import SDKRuntime

public nonisolated struct Loaf: Decodable, HashableModel, Sendable {
  public let name: String
  public let kind: Kind
  public let shelf: Rack?

  public init(name: String, kind: Kind, shelf: Rack? = nil) {
    self.name = name
    self.kind = kind
    self.shelf = shelf
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "nm"), kind: fields.decode(Kind.self, "kind"),
      shelf: fields.decodeIfPresent(Rack.self, "shelf"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.kind, b.kind)
    pairs.add(a.shelf, b.shelf)
  }
}

public nonisolated enum Kind: OpenEnum {
  case sourdough, plain
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "sour": self = .sourdough
    case "plain": self = .plain
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .sourdough: "sour"
    case .plain: "plain"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated struct Rack: Decodable, Hashable, Sendable {
  public let number: Int?

  public init(number: Int? = nil) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decodeIfPresent(Int.self, "no"))
  }
}

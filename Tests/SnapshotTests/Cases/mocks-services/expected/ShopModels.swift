// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Item: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  public let name: String
  public var next: Item? { _next?.value }
  private let _next: Boxed<Item>?

  public init(id: Int, name: String, next: Item? = nil) {
    self.id = id
    self.name = name
    self._next = Boxed(next)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), name: fields.decode(String.self, "name"),
      next: fields.decodeIfPresent(Item.self, "next"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a._next, b._next)
  }
}

public nonisolated struct NewItem: Encodable, Hashable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

public nonisolated enum Pay: Decodable, Hashable, Sendable {
  case card(Card)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCard: Card? { if case .card(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "card": self = try .card(Card(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Card: Decodable, Hashable, Sendable {
  public let number: String

  public init(number: String) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decode(String.self, "number"))
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int
  @available(*, deprecated)
  public var tag: String { _tag }
  private let _tag: String

  public init(id: Int, tag: String) {
    self.id = id
    self._tag = tag
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), tag: fields.decode(String.self, "tag"))
  }
}

public nonisolated struct Shelf: Decodable, Hashable, Sendable {
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

public nonisolated struct Food: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

public nonisolated enum Item: Decodable, Hashable, Sendable {
  case shelf(Shelf)
  case food(Food)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asShelf: Shelf? { if case .shelf(let value) = self { value } else { nil } }
  public var asFood: Food? { if case .food(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "shelf": self = try .shelf(Shelf(from: decoder))
    case "food": self = try .food(Food(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  /// Example: `156.5`
  public let price: JSON?
  /// Example: `https://zoo.example/1.jpg`
  public let photo: JSON?
  public let born: Date?
  public let facts: [String: JSON]?
  public let keeper: Keeper?

  public init(
    price: JSON?, photo: JSON?, born: Date?, facts: [String: JSON]? = nil, keeper: Keeper? = nil
  ) {
    self.price = price
    self.photo = photo
    self.born = born
    self.facts = facts
    self.keeper = keeper
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      price: fields.decodeIfPresent(JSON.self, "price"),
      photo: fields.decodeIfPresent(JSON.self, "photo"),
      born: fields.decodeIfPresent(Date.self, "born"),
      facts: fields.decodeIfPresent([String: JSON].self, "facts"),
      keeper: fields.decodeIfPresent(Keeper.self, "keeper"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.price, b.price)
    pairs.add(a.photo, b.photo)
    pairs.add(a.born, b.born)
    pairs.add(a.facts, b.facts)
    pairs.add(a.keeper, b.keeper)
  }
}

extension Pet {
  public nonisolated struct Keeper: Decodable, Hashable, Sendable {
    public let name: String?

    public init(name: String? = nil) {
      self.name = name
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decodeIfPresent(String.self, "name"))
    }
  }
}

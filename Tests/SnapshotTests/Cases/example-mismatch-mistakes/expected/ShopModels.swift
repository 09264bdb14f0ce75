// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  public let name: String?
  public let tags: [String]

  public init(id: Int, name: String? = nil, tags: [String] = []) {
    self.id = id
    self.name = name
    self.tags = tags
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), name: fields.decodeIfPresent(String.self, "name"),
      tags: fields.decodeIfPresent([String].self, "tags") ?? [])
  }

  public static func compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.tags, b.tags)
  }
}

public nonisolated struct Page: Decodable, Hashable, Sendable {
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

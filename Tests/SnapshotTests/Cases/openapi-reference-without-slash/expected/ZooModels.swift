// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let name: String?
  public let age: Int?
  public let tags: [String]?
  public let odd: JSON?

  public init(name: String? = nil, age: Int? = nil, tags: [String]? = nil, odd: JSON? = nil) {
    self.name = name
    self.age = age
    self.tags = tags
    self.odd = odd
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      age: fields.decodeIfPresent(Int.self, "age"),
      tags: fields.decodeIfPresent([String].self, "tags"),
      odd: fields.decodeIfPresent(JSON.self, "odd"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.age, b.age)
    pairs.add(a.tags, b.tags)
    pairs.add(a.odd, b.odd)
  }
}

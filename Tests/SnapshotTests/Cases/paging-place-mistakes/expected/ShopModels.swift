// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }
}

public nonisolated struct Page: Decodable, HashableModel, Sendable {
  public let pets: [Pet]
  public let nextCursor: String?
  public let meta: Meta?
  public let links: JSON?

  public init(pets: [Pet], nextCursor: String? = nil, meta: Meta? = nil, links: JSON? = nil) {
    self.pets = pets
    self.nextCursor = nextCursor
    self.meta = meta
    self.links = links
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pets: fields.decode([Pet].self, "pets"),
      nextCursor: fields.decodeIfPresent(String.self, "next_cursor"),
      meta: fields.decodeIfPresent(Meta.self, "meta"),
      links: fields.decodeIfPresent(JSON.self, "links"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.pets, b.pets)
    pairs.add(a.nextCursor, b.nextCursor)
    pairs.add(a.meta, b.meta)
    pairs.add(a.links, b.links)
  }
}

public nonisolated struct Meta: Decodable, Hashable, Sendable {
  public let more: Bool

  public init(more: Bool) {
    self.more = more
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      more: fields.decode(Bool.self, "more"))
  }
}

public nonisolated struct Free: Decodable, Hashable, Sendable {
  public let pets: [Pet]
  /// The properties that are not declared, by their names.
  public let additionalProperties: [String: JSON]

  public init(pets: [Pet], additionalProperties: [String: JSON] = [:]) {
    self.pets = pets
    self.additionalProperties = additionalProperties
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pets: fields.decode([Pet].self, "pets"),
      additionalProperties: fields.additionalProperties(JSON.self, besides: ["pets"]))
  }
}

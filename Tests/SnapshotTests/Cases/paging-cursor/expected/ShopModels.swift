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
  public let animals: [Pet]?
  public let hasMore: Bool
  public let meta: JSON?

  public init(hasMore: Bool, animals: [Pet]? = nil, meta: JSON? = nil) {
    self.animals = animals
    self.hasMore = hasMore
    self.meta = meta
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      hasMore: fields.decode(Bool.self, "has_more"),
      animals: fields.decodeIfPresent([Pet].self, "pets"),
      meta: fields.decodeIfPresent(JSON.self, "meta"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.animals, b.animals)
    pairs.add(a.hasMore, b.hasMore)
    pairs.add(a.meta, b.meta)
  }
}

public nonisolated struct Book: Decodable, Hashable, Sendable {
  public let page: Page?

  public init(page: Page? = nil) {
    self.page = page
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      page: fields.decodeIfPresent(Page.self, "page"))
  }
}

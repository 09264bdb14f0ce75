// Made by sdkgen for Containers. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Codable, Hashable, Sendable, Identifiable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}

public nonisolated struct Box: Codable, HashableModel, Sendable {
  public var list: [Pet]
  public var maybe: [Pet]?
  public var holes: [Int?]
  public var nested: [[Double]]
  public var byName: [String: Pet]
  public var lists: [String: [Pet?]]?
  public var any: [JSON]

  public init(
    list: [Pet], holes: [Int?], nested: [[Double]], byName: [String: Pet], any: [JSON],
    maybe: [Pet]? = nil, lists: [String: [Pet?]]? = nil
  ) {
    self.list = list
    self.maybe = maybe
    self.holes = holes
    self.nested = nested
    self.byName = byName
    self.lists = lists
    self.any = any
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      list: fields.decode([Pet].self, "list"), holes: fields.decode([Int?].self, "holes"),
      nested: fields.decode([[Double]].self, "nested"),
      byName: fields.decode([String: Pet].self, "byName"), any: fields.decode([JSON].self, "any"),
      maybe: fields.decodeIfPresent([Pet].self, "maybe"),
      lists: fields.decodeIfPresent([String: [Pet?]].self, "lists"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(list, "list")
    try fields.encodeIfPresent(maybe, "maybe")
    try fields.encode(holes, "holes")
    try fields.encode(nested, "nested")
    try fields.encode(byName, "byName")
    try fields.encodeIfPresent(lists, "lists")
    try fields.encode(any, "any")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.list, b.list)
    pairs.add(a.maybe, b.maybe)
    pairs.add(a.holes, b.holes)
    pairs.add(a.nested, b.nested)
    pairs.add(a.byName, b.byName)
    pairs.add(a.lists, b.lists)
    pairs.add(a.any, b.any)
  }
}

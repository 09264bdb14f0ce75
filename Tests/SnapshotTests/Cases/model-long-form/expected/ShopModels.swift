// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A pet that is for sale.
///
/// Deprecated: use Animal
public nonisolated struct ShopPet: Codable, HashableModel, Sendable, Identifiable {
  public var id: Int
  /// What it is called.
  ///
  /// Example: `Rex`
  public var title: String
  public var limit: Int
  @available(*, deprecated, message: "use labels")
  public var tags: [String] {
    get { _tags }
    set { _tags = newValue }
  }
  private var _tags: [String]
  @available(*, deprecated)
  public var ratio: Double? {
    get { _ratio }
    set { _ratio = newValue }
  }
  private var _ratio: Double?

  public init(
    id: Int, title: String, limit: Int = 10, tags: [String] = ["new"], ratio: Double? = 0.5
  ) {
    self.id = id
    self.title = title
    self.limit = limit
    self._tags = tags
    self._ratio = ratio
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), title: fields.decode(String.self, "name"),
      limit: fields.decodeIfPresent(Int.self, "limit") ?? 10,
      tags: fields.decodeIfPresent([String].self, "tags") ?? ["new"],
      ratio: fields.decodeIfPresent(Double.self, "ratio"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(title, "name")
    try fields.encode(limit, "limit")
    try fields.encode(_tags, "tags")
    try fields.encodeIfPresent(_ratio, "ratio")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.title, b.title)
    pairs.add(a.limit, b.limit)
    pairs.add(a._tags, b._tags)
    pairs.add(a._ratio, b._ratio)
  }
}

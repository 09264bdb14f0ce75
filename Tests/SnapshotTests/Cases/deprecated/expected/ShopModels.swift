// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Item: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  @available(*, deprecated, message: "use name")
  public var old: String? { _old }
  private let _old: String?
  @available(*, deprecated)
  public var name: String { _name }
  private let _name: String

  public init(id: Int, name: String, old: String? = nil) {
    self.id = id
    self._old = old
    self._name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), name: fields.decode(String.self, "name"),
      old: fields.decodeIfPresent(String.self, "old"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a._old, b._old)
    pairs.add(a._name, b._name)
  }
}

/// Deprecated: use Item
public nonisolated struct NewItem: Encodable, Hashable, Sendable {
  @available(*, deprecated, message: "no more")
  public var old: Int? {
    get { _old }
    set { _old = newValue }
  }
  private var _old: Int?

  public init(old: Int? = nil) {
    self._old = old
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(_old, "old")
  }
}

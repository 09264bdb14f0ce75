// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Ref: Decodable, HashableModel, Sendable {
  public let title: String?
  public let ref: String
  public let id: Int?

  public init(ref: String, title: String? = nil, id: Int? = nil) {
    self.title = title
    self.ref = ref
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      ref: fields.decode(String.self, "$ref"), title: fields.decodeIfPresent(String.self, "title"),
      id: fields.decodeIfPresent(Int.self, "$id"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.title, b.title)
    pairs.add(a.ref, b.ref)
    pairs.add(a.id, b.id)
  }
}

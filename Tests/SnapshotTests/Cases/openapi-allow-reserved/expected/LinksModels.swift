// Made by sdkgen for Links. Do not edit.

public import SDKRuntime

extension LinksEndpoint {
  public nonisolated struct AddLinkBody: Encodable, HashableModel, Sendable {
    public var url: String
    public var also: [String]?
    public var name: String?

    public init(url: String, also: [String]? = nil, name: String? = nil) {
      self.url = url
      self.also = also
      self.name = name
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(url, "url")
      try fields.encodeIfPresent(also, "also")
      try fields.encodeIfPresent(name, "name")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.url, b.url)
      pairs.add(a.also, b.also)
      pairs.add(a.name, b.name)
    }
  }
}

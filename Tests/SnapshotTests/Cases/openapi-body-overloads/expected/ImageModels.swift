// Made by sdkgen for Image. Do not edit.

public import SDKRuntime

extension ImageEndpoint {
  public nonisolated struct EditBody: Encodable, HashableModel, Sendable {
    public var image: String
    public var size: Int?
    public var n: Int?

    public init(image: String, size: Int? = nil, n: Int? = nil) {
      self.image = image
      self.size = size
      self.n = n
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(image, "image")
      try fields.encodeIfPresent(size, "size")
      try fields.encodeIfPresent(n, "n")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.image, b.image)
      pairs.add(a.size, b.size)
      pairs.add(a.n, b.n)
    }
  }
}

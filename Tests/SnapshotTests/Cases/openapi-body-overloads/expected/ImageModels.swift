// Made by sdkgen for Image. Do not edit.

import SDKRuntime

extension ImageEndpoint {
  public nonisolated struct EditBody: Encodable, Hashable, Sendable {
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
  }
}

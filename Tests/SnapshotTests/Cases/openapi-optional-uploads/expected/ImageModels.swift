// Made by sdkgen for Image. Do not edit.

import SDKRuntime

extension ImageEndpoint {
  public nonisolated struct EditBody: Encodable, Hashable, Sendable {
    public var image: String?
    public var size: Int?

    public init(image: String? = nil, size: Int? = nil) {
      self.image = image
      self.size = size
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(image, "image")
      try fields.encodeIfPresent(size, "size")
    }
  }

  public nonisolated struct ReplaceAvatarBody: Encodable, Hashable, Sendable {
    public var url: String?

    public init(url: String? = nil) {
      self.url = url
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(url, "url")
    }
  }
}

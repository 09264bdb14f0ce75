// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension AlbumsEndpoint {
  public nonisolated struct AddBody: Encodable, Hashable, Sendable {
    public var title: String?

    public init(title: String? = nil) {
      self.title = title
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(title, "title")
    }
  }
}

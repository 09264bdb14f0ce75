// Made by sdkgen for Files. Do not edit.

import SDKRuntime

public nonisolated struct Filter: Encodable, Hashable, Sendable {
  public var name: String?
  public var size: Int?

  public init(name: String? = nil, size: Int? = nil) {
    self.name = name
    self.size = size
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(size, "size")
  }
}

extension ReservedEndpoint {
  public nonisolated struct AddBody: Encodable, Hashable, Sendable {
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

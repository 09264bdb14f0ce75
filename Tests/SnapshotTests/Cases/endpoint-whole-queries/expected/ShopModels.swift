// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Filter: Encodable, Hashable, Sendable {
  public var name: String?
  public var tags: [String]?

  public init(name: String? = nil, tags: [String]? = nil) {
    self.name = name
    self.tags = tags
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(tags, "tags")
  }
}

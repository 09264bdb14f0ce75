// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Encodable, Hashable, Sendable, Identifiable {
  public var id: Int
  public var tags: [String]?

  public init(id: Int, tags: [String]? = nil) {
    self.id = id
    self.tags = tags
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encodeIfPresent(tags, "tags")
  }
}

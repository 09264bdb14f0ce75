// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListAnimalsBody: Encodable, Hashable, Sendable {
    public var names: [String]?
    public var tags: [String]?

    public init(names: [String]? = nil, tags: [String]? = nil) {
      self.names = names
      self.tags = tags
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(names, "names")
      try fields.encodeIfPresent(tags, "tags")
    }
  }
}

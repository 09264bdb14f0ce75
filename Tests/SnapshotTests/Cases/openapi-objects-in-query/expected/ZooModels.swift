// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPetsFilter: Encodable, Hashable, Sendable {
    public var key: String?

    public init(key: String? = nil) {
      self.key = key
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(key, "key")
    }
  }
}

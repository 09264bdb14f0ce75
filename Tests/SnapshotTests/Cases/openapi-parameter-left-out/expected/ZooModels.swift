// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPetsD: Encodable, Hashable, Sendable {
    public var x: String?

    public init(x: String? = nil) {
      self.x = x
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(x, "x")
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct AddPetBodyAbout: Encodable, Hashable, Sendable {
    public var name: String?

    public init(name: String? = nil) {
      self.name = name
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(name, "name")
    }
  }
}

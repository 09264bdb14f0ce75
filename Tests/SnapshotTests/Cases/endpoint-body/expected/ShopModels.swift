// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct NewPet: Encodable, Hashable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct AddJSONBodyValue: Encodable, Hashable, Sendable {
    public var age: Int?

    public init(age: Int? = nil) {
      self.age = age
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(age, "age")
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

/// `/paths/~1pets/post/requestBody/content/multipart~1form-data/schema/properties/about`
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

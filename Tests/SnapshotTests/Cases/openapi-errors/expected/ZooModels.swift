// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

/// `/paths/~1pets/get/responses/404/content/application~1problem+json/schema`
public nonisolated struct ListPets404Error: Decodable, Hashable, Sendable {
  public let reason: String?

  public init(reason: String? = nil) {
    self.reason = reason
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      reason: fields.decodeIfPresent(String.self, "reason"))
  }
}

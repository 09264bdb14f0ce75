// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

/// The number on its collar.
public typealias PetID = String

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let text: String?

  public init(text: String? = nil) {
    self.text = text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decodeIfPresent(String.self, "text"))
  }
}

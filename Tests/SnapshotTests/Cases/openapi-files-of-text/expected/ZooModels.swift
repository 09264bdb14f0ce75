// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

/// A pet.
public nonisolated struct Pet: Decodable, Hashable, Sendable {
  /// All the animals: cats, [dogs.
  public let description: String?

  public init(description: String? = nil) {
    self.description = description
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      description: fields.decodeIfPresent(String.self, "description"))
  }
}

// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

/// A pet.
public nonisolated struct Pet: Decodable, Hashable, Sendable {
  /// א‏ b
  public let tag: String

  public init(tag: String = "\u{202E}a") {
    self.tag = tag
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      tag: fields.decodeIfPresent(String.self, "tag") ?? "\u{202E}a")
  }
}

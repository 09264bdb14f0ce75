// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      message: fields.decodeIfPresent(String.self, "message"))
  }
}

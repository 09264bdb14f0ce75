// Made by sdkgen for Queue. Do not edit.

import SDKRuntime

public nonisolated struct Job: Decodable, Hashable, Sendable {
  public let id: String?

  public init(id: String? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"))
  }
}

// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable {
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

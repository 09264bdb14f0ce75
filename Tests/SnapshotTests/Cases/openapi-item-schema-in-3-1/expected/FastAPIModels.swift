// Made by sdkgen for FastAPI. Do not edit.

import SDKRuntime

public nonisolated struct Item: Decodable, Hashable, Sendable {
  public let name: String
  public let description: String?

  public init(name: String, description: String?) {
    self.name = name
    self.description = description
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"),
      description: fields.decodeIfPresent(String.self, "description"))
  }
}

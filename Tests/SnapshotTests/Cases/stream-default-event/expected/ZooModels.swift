// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Guest: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), name: fields.decode(String.self, "name"))
  }
}

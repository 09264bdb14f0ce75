// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

extension ShopClient {
  public nonisolated struct Pet: Codable, Hashable, Sendable, Identifiable {
    public var id: Int
    public var name: String

    public init(id: Int, name: String) {
      self.id = id
      self.name = name
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(Int.self, "id"), name: fields.decode(String.self, "name"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(id, "id")
      try fields.encode(name, "name")
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

extension ShopClient {
  public nonisolated struct Item: Decodable, Hashable, Sendable, Identifiable {
    public let id: Int

    public init(id: Int) {
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(Int.self, "id"))
    }
  }

  public nonisolated struct NewItem: Encodable, Hashable, Sendable {
    public var name: String

    public init(name: String) {
      self.name = name
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
    }
  }
}

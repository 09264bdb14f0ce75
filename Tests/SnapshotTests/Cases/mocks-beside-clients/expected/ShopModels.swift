// Made by sdkgen for Shop. Do not edit.

internal import SDKRuntime

extension ShopClient {
  package nonisolated struct Item: Decodable, Hashable, Sendable, Identifiable {
    package let id: Int

    package init(id: Int) {
      self.id = id
    }

    package init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(Int.self, "id"))
    }
  }

  package nonisolated struct NewItem: Encodable, Hashable, Sendable {
    package var name: String

    package init(name: String) {
      self.name = name
    }

    package func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
    }
  }
}

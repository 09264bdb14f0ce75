// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPetsResponse: Decodable, Hashable, Sendable, Identifiable {
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
}

// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPetsResponse: Decodable, Hashable, Sendable {
    public let data: [ResponseData]?
    public let total: Int?

    public init(data: [ResponseData]? = nil, total: Int? = nil) {
      self.data = data
      self.total = total
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent([ResponseData].self, "data"),
        total: fields.decodeIfPresent(Int.self, "total"))
    }

    public nonisolated struct ResponseData: Decodable, Hashable, Sendable, Identifiable {
      public let id: String

      public init(id: String) {
        self.id = id
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          id: fields.decode(String.self, "id"))
      }
    }
  }
}

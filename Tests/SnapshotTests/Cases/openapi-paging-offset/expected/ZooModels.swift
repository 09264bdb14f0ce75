// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPetsResponse: Decodable, Hashable, Sendable {
    public let data: [ResponseData]?
    public let totalCount: Int?

    public init(data: [ResponseData]? = nil, totalCount: Int? = nil) {
      self.data = data
      self.totalCount = totalCount
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent([ResponseData].self, "data"),
        totalCount: fields.decodeIfPresent(Int.self, "total_count"))
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

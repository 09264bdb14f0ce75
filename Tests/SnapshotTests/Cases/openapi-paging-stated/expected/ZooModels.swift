// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPetsResponse: Decodable, Hashable, Sendable {
    public let data: [ListPetsResponseData]?
    public let more: Bool?

    public init(data: [ListPetsResponseData]? = nil, more: Bool? = nil) {
      self.data = data
      self.more = more
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent([ListPetsResponseData].self, "data"),
        more: fields.decodeIfPresent(Bool.self, "more"))
    }

    public nonisolated struct ListPetsResponseData: Decodable, Hashable, Sendable, Identifiable {
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

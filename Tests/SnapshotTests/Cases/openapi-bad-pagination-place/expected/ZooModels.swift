// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPetsResponse: Decodable, Hashable, Sendable {
    public let data: [ResponseData]?
    public let meta: Meta?

    public init(data: [ResponseData]? = nil, meta: Meta? = nil) {
      self.data = data
      self.meta = meta
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent([ResponseData].self, "data"),
        meta: fields.decodeIfPresent(Meta.self, "meta"))
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

    public nonisolated struct Meta: Decodable, Hashable, Sendable {
      public let more: Bool?
      public let next: String?

      public init(more: Bool? = nil, next: String? = nil) {
        self.more = more
        self.next = next
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          more: fields.decodeIfPresent(Bool.self, "more"),
          next: fields.decodeIfPresent(String.self, "next"))
      }
    }
  }

  public nonisolated struct ListOwnersResponseItem: Decodable, Hashable, Sendable, Identifiable {
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

// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension PetsEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let data: [ResponseData]
    public let hasMore: Bool

    public init(data: [ResponseData], hasMore: Bool) {
      self.data = data
      self.hasMore = hasMore
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode([ResponseData].self, "data"),
        hasMore: fields.decode(Bool.self, "has_more"))
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

extension TasksEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let data: [String]
    public let nextPage: NextPage?

    public init(data: [String], nextPage: NextPage? = nil) {
      self.data = data
      self.nextPage = nextPage
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode([String].self, "data"),
        nextPage: fields.decodeIfPresent(NextPage.self, "next_page"))
    }

    public nonisolated struct NextPage: Decodable, Hashable, Sendable {
      public let offset: String?
      public let uri: String?

      public init(offset: String? = nil, uri: String? = nil) {
        self.offset = offset
        self.uri = uri
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          offset: fields.decodeIfPresent(String.self, "offset"),
          uri: fields.decodeIfPresent(String.self, "uri"))
      }
    }
  }
}

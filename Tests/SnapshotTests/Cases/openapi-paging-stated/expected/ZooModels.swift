// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension OwnersEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let data: [String]?
    public let meta: Meta?

    public init(data: [String]? = nil, meta: Meta? = nil) {
      self.data = data
      self.meta = meta
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent([String].self, "data"),
        meta: fields.decodeIfPresent(Meta.self, "meta"))
    }

    public nonisolated struct Meta: Decodable, Hashable, Sendable {
      public let pages: Int?

      public init(pages: Int? = nil) {
        self.pages = pages
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          pages: fields.decodeIfPresent(Int.self, "pages"))
      }
    }
  }
}

extension PetsEndpoint {
  public nonisolated struct ListResponse: Decodable, Hashable, Sendable {
    public let data: [ResponseData]?
    public let more: Bool?

    public init(data: [ResponseData]? = nil, more: Bool? = nil) {
      self.data = data
      self.more = more
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent([ResponseData].self, "data"),
        more: fields.decodeIfPresent(Bool.self, "more"))
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

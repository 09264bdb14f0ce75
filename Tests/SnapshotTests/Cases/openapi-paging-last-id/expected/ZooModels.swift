// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPetsResponse: Decodable, HashableModel, Sendable {
    public let data: [ResponseData]?
    public let hasMore: Bool?
    public let lastID: String?

    public init(data: [ResponseData]? = nil, hasMore: Bool? = nil, lastID: String? = nil) {
      self.data = data
      self.hasMore = hasMore
      self.lastID = lastID
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent([ResponseData].self, "data"),
        hasMore: fields.decodeIfPresent(Bool.self, "has_more"),
        lastID: fields.decodeIfPresent(String.self, "last_id"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.data, b.data)
      pairs.add(a.hasMore, b.hasMore)
      pairs.add(a.lastID, b.lastID)
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

// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
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

extension ZooEndpoint {
  public nonisolated struct ListPetsResponse: Decodable, Hashable, Sendable {
    public let data: [Pet]
    public let nextCursor: String?

    public init(data: [Pet], nextCursor: String? = nil) {
      self.data = data
      self.nextCursor = nextCursor
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode([Pet].self, "data"),
        nextCursor: fields.decodeIfPresent(String.self, "next_cursor"))
    }
  }

  public nonisolated struct SearchPetsBody: Encodable, Hashable, Sendable {
    public var page: Int?
    public var stream: Bool?

    public init(page: Int? = nil, stream: Bool? = nil) {
      self.page = page
      self.stream = stream
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(page, "page")
      try fields.encodeIfPresent(stream, "stream")
    }
  }
}

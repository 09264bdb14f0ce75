// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct ListPetsResponse: Decodable, Hashable, Sendable {
  public let data: [ListPetsResponseData]
  public let hasMore: Bool

  public init(data: [ListPetsResponseData], hasMore: Bool) {
    self.data = data
    self.hasMore = hasMore
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode([ListPetsResponseData].self, "data"),
      hasMore: fields.decode(Bool.self, "has_more"))
  }
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

public nonisolated struct ListTasksResponse: Decodable, Hashable, Sendable {
  public let data: [String]
  public let nextPage: ListTasksResponseNextPage?

  public init(data: [String], nextPage: ListTasksResponseNextPage? = nil) {
    self.data = data
    self.nextPage = nextPage
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode([String].self, "data"),
      nextPage: fields.decodeIfPresent(ListTasksResponseNextPage.self, "next_page"))
  }
}

public nonisolated struct ListTasksResponseNextPage: Decodable, Hashable, Sendable {
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

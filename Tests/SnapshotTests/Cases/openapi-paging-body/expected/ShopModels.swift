// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated struct CursorSearch: Encodable, Hashable, Sendable {
  public var q: String
  public var cursor: String?

  public init(q: String, cursor: String? = nil) {
    self.q = q
    self.cursor = cursor
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(q, "q")
    try fields.encodeIfPresent(cursor, "cursor")
  }
}

public nonisolated struct PageSearch: Encodable, HashableModel, Sendable {
  public var q: String?
  /// Default: `0`.
  public var page: Int?
  public var limit: Int?

  public init(q: String? = nil, page: Int? = nil, limit: Int? = nil) {
    self.q = q
    self.page = page
    self.limit = limit
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(q, "q")
    try fields.encodeIfPresent(page, "page")
    try fields.encodeIfPresent(limit, "limit")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.q, b.q)
    pairs.add(a.page, b.page)
    pairs.add(a.limit, b.limit)
  }
}

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

extension ShopEndpoint {
  public nonisolated struct SearchByCursorResponse: Decodable, Hashable, Sendable {
    public let items: [Pet]
    public let nextCursor: String?

    public init(items: [Pet], nextCursor: String? = nil) {
      self.items = items
      self.nextCursor = nextCursor
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        items: fields.decode([Pet].self, "items"),
        nextCursor: fields.decodeIfPresent(String.self, "next_cursor"))
    }
  }

  public nonisolated struct SearchByFormBody: Encodable, HashableModel, Sendable {
    public var q: String
    public var offset: Int?
    public var limit: Int?

    public init(q: String, offset: Int? = nil, limit: Int? = nil) {
      self.q = q
      self.offset = offset
      self.limit = limit
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(q, "q")
      try fields.encodeIfPresent(offset, "offset")
      try fields.encodeIfPresent(limit, "limit")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.q, b.q)
      pairs.add(a.offset, b.offset)
      pairs.add(a.limit, b.limit)
    }
  }
}

extension Pet {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name")
  }
}

extension ShopEndpoint.SearchByCursorResponse {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(items: [.sample])
  }
}

// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
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

public nonisolated struct ToyPage: Decodable, Hashable, Sendable {
  public let toys: [Pet]
  public let page: Page

  public init(toys: [Pet], page: Page) {
    self.toys = toys
    self.page = page
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      toys: fields.decode([Pet].self, "toys"), page: fields.decode(Page.self, "page"))
  }
}

extension ToyPage {
  public nonisolated struct Page: Decodable, Hashable, Sendable {
    public let next: String

    public init(next: String) {
      self.next = next
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        next: fields.decode(String.self, "next"))
    }
  }
}

extension PetsEndpoint {
  public nonisolated struct ListResponse: Decodable, HashableModel, Sendable {
    public let data: [Pet]
    public let lastID: String
    public let hasMore: Bool

    public init(data: [Pet], lastID: String, hasMore: Bool) {
      self.data = data
      self.lastID = lastID
      self.hasMore = hasMore
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode([Pet].self, "data"), lastID: fields.decode(String.self, "last_id"),
        hasMore: fields.decode(Bool.self, "has_more"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.data, b.data)
      pairs.add(a.lastID, b.lastID)
      pairs.add(a.hasMore, b.hasMore)
    }
  }
}

extension Pet {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(id: "Id")
  }
}

extension ToyPage {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(toys: [.sample], page: .sample)
  }
}

extension ToyPage.Page {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(next: "")
  }
}

extension PetsEndpoint.ListResponse {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: [.sample], lastID: "", hasMore: false)
  }
}

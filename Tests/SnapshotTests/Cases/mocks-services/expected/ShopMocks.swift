// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime
import SDKTesting

/// The methods of `ItemsClient`.
nonisolated protocol ItemsService: Sendable {
  func list(page: Int?, size: Int, options: RequestOptions) async throws -> [Item]
  @discardableResult
  func create(_ body: NewItem, options: RequestOptions) async throws -> Pay
  func remove(id: Int, options: RequestOptions) async throws
}

extension ItemsService {
  func list(page: Int?, size: Int) async throws -> [Item] {
    try await list(page: page, size: size, options: .init())
  }
  @discardableResult
  func create(_ body: NewItem) async throws -> Pay {
    try await create(body, options: .init())
  }
  func remove(id: Int) async throws {
    try await remove(id: id, options: .init())
  }
  @discardableResult
  func create(name: String, options: RequestOptions = .init()) async throws -> Pay {
    try await self.create(NewItem(name: name), options: options)
  }
}

extension ItemsClient: ItemsService {}

// swift-format-ignore
/// A mock of `ItemsService` whose methods call the handlers that a test sets.
nonisolated struct ItemsMock: ItemsService {
  var onList:
    (@Sendable (_ page: Int?, _ size: Int, _ options: RequestOptions) async throws -> [Item])?
  var onCreate: (@Sendable (_ body: NewItem, _ options: RequestOptions) async throws -> Pay)?
  var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?

  func list(page: Int?, size: Int, options: RequestOptions) async throws -> [Item] {
    guard let onList else {
      // swift-format-ignore
      return try Example.decode("[{\"id\": 1, \"name\": \"A\"}, {\"id\": 2, \"name\": \"B\"}]", as: [Item].self)
    }
    return try await onList(page, size, options)
  }

  @discardableResult
  func create(_ body: NewItem, options: RequestOptions) async throws -> Pay {
    guard let onCreate else {
      throw UnsetMock("items.create")
    }
    return try await onCreate(body, options)
  }

  func remove(id: Int, options: RequestOptions) async throws {
    guard let onRemove else {
      throw UnsetMock("items.remove")
    }
    try await onRemove(id, options)
  }
}

extension Item: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(name, "name")
    try fields.encodeIfPresent(next, "next")
  }
}

extension NewItem: Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

extension Pay: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value):
      try value.encode(to: encoder)
      var fields = FieldEncoder(encoder)
      try fields.encode("card", "kind")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Card: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(number, "number")
  }
}

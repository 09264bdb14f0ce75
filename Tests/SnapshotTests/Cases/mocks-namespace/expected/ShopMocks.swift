// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime
import SDKTesting

/// The methods of `ItemsClient`.
nonisolated protocol ItemsService: Sendable {
  func list(options: RequestOptions) async throws -> [String: ShopClient.Item]?
  @discardableResult
  func create(_ body: ShopClient.NewItem, options: RequestOptions) async throws -> ShopClient.Item
}

extension ItemsService {
  func list() async throws -> [String: ShopClient.Item]? {
    try await list(options: .init())
  }
  @discardableResult
  func create(_ body: ShopClient.NewItem) async throws -> ShopClient.Item {
    try await create(body, options: .init())
  }
  @discardableResult
  func create(name: String, options: RequestOptions = .init()) async throws -> ShopClient.Item {
    try await self.create(ShopClient.NewItem(name: name), options: options)
  }
}

extension ShopClient.ItemsClient: ItemsService {}

/// A mock of `ItemsService` whose methods call the handlers that a test sets.
nonisolated struct ItemsMock: ItemsService {
  var onList: (@Sendable (_ options: RequestOptions) async throws -> [String: ShopClient.Item]?)?
  var onCreate:
    (
      @Sendable (
        _ body: ShopClient.NewItem,
        _ options: RequestOptions
      ) async throws -> ShopClient.Item
    )?

  func list(options: RequestOptions) async throws -> [String: ShopClient.Item]? {
    guard let onList else {
      throw UnsetMock("items.list")
    }
    return try await onList(options)
  }

  @discardableResult
  func create(_ body: ShopClient.NewItem, options: RequestOptions) async throws -> ShopClient.Item {
    guard let onCreate else {
      throw UnsetMock("items.create")
    }
    return try await onCreate(body, options)
  }
}

extension ShopClient.Item: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}

extension ShopClient.NewItem: Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

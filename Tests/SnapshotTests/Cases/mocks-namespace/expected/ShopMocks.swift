// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

/// The groups of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  associatedtype ItemsGroup: ItemsService
  /// Requests to `/items`.
  var items: ItemsGroup { get }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopService {
  public var items = ItemsMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// The methods of `ItemsClient`.
public nonisolated protocol ItemsService: Sendable {
  /// `GET /items`
  func list(options: RequestOptions) async throws -> [String: ShopClient.Item]?
  /// `POST /items`
  @discardableResult
  func create(_ body: ShopClient.NewItem, options: RequestOptions) async throws -> ShopClient.Item
}

extension ItemsService {
  /// `GET /items`
  public func list(options: RequestOptions? = nil) async throws -> [String: ShopClient.Item]? {
    try await self.list(options: options ?? .init())
  }
  /// `POST /items`
  @discardableResult
  public func create(
    _ body: ShopClient.NewItem, options: RequestOptions? = nil
  ) async throws -> ShopClient.Item {
    try await self.create(body, options: options ?? .init())
  }
  /// `POST /items`
  @discardableResult
  public func create(
    name: String, options: RequestOptions = .init()
  ) async throws -> ShopClient.Item {
    try await self.create(ShopClient.NewItem(name: name), options: options)
  }
}

extension ShopClient.ItemsClient: ItemsService {}

/// A mock of `ItemsService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ItemsMock: ItemsService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case create
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ShopClient.ItemsEndpoint>()
  public var onList:
    (@Sendable (_ options: RequestOptions) async throws -> [String: ShopClient.Item]?)?
  public var onCreate:
    (
      @Sendable (
        _ body: ShopClient.NewItem,
        _ options: RequestOptions
      ) async throws -> ShopClient.Item
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(options: RequestOptions) async throws -> [String: ShopClient.Item]? {
    self.calls.record(.list, ShopClient.ItemsEndpoint.list, options: options)
    guard let onList else {
      throw UnsetMock("items.list")
    }
    return try await onList(options)
  }

  @discardableResult
  public func create(
    _ body: ShopClient.NewItem, options: RequestOptions
  ) async throws -> ShopClient.Item {
    self.calls.record(.create, ShopClient.ItemsEndpoint.create(body), options: options)
    guard let onCreate else {
      throw UnsetMock("items.create")
    }
    return try await onCreate(body, options)
  }
}

nonisolated extension ShopClient.ItemsEndpoint: EquatableEndpoint {}

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

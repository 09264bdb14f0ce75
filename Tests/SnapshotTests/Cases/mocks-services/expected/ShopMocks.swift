// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

/// The groups of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  associatedtype ItemsGroup: ItemsService
  /// Requests to `/items` and below.
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
  func list(page: Int?, size: Int, options: RequestOptions) async throws -> [Item]
  /// `POST /items`
  @discardableResult
  func create(_ body: NewItem, options: RequestOptions) async throws -> Pay
  /// `DELETE /items/{id}`
  func remove(id: Int, options: RequestOptions) async throws
}

extension ItemsService {
  /// `GET /items`
  public func list(
    page: Int? = nil, size: Int = 20, options: RequestOptions? = nil
  ) async throws -> [Item] {
    try await self.list(page: page, size: size, options: options ?? .init())
  }
  /// `POST /items`
  @discardableResult
  public func create(_ body: NewItem, options: RequestOptions? = nil) async throws -> Pay {
    try await self.create(body, options: options ?? .init())
  }
  /// `DELETE /items/{id}`
  public func remove(id: Int, options: RequestOptions? = nil) async throws {
    try await self.remove(id: id, options: options ?? .init())
  }
  /// `POST /items`
  @discardableResult
  public func create(name: String, options: RequestOptions = .init()) async throws -> Pay {
    try await self.create(NewItem(name: name), options: options)
  }
}

extension ItemsClient: ItemsService {}

// swift-format-ignore
/// A mock of `ItemsService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ItemsMock: ItemsService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case create
    case remove
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ItemsEndpoint>()
  public var onList:
    (@Sendable (_ page: Int?, _ size: Int, _ options: RequestOptions) async throws -> [Item])?
  public var onCreate: (@Sendable (_ body: NewItem, _ options: RequestOptions) async throws -> Pay)?
  public var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(page: Int?, size: Int, options: RequestOptions) async throws -> [Item] {
    self.calls.record(.list, ItemsEndpoint.list(page: page, size: size), options: options)
    guard let onList else {
      // swift-format-ignore
      return try self.calls.example("[{\"id\": 1, \"name\": \"A\"}, {\"id\": 2, \"name\": \"B\"}]", as: [Item].self)
    }
    return try await onList(page, size, options)
  }

  @discardableResult
  public func create(_ body: NewItem, options: RequestOptions) async throws -> Pay {
    self.calls.record(.create, ItemsEndpoint.create(body), options: options)
    guard let onCreate else {
      throw UnsetMock("items.create")
    }
    return try await onCreate(body, options)
  }

  public func remove(id: Int, options: RequestOptions) async throws {
    self.calls.record(.remove, ItemsEndpoint.remove(id: id), options: options)
    guard let onRemove else {
      throw UnsetMock("items.remove")
    }
    try await onRemove(id, options)
  }
}

nonisolated extension ItemsEndpoint: EquatableEndpoint {}

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
      var fields = FieldEncoder(encoder)
      try fields.encode("card", "kind")
      try value.encode(to: encoder)
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

// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

/// A mock of `ShopClient.Warehouse` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopClient.Warehouse {
  public var items = ItemsMock()
  public var stock = StockMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// A mock of `ShopClient.ItemsService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ItemsMock: ShopClient.ItemsService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case find
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ShopClient.ItemsEndpoint>()
  public var onFind:
    (@Sendable (_ id: String, _ options: RequestOptions) async throws -> ShopClient.Item)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func find(id: String, options: RequestOptions) async throws -> ShopClient.Item {
    self.calls.record(.find, ShopClient.ItemsEndpoint.find(id: id), options: options)
    guard let onFind else {
      throw UnsetMock("items.find")
    }
    return try await onFind(id, options)
  }
}

nonisolated extension ShopClient.ItemsEndpoint: EquatableEndpoint {}

/// A mock of `ShopClient.StockService` whose methods call the closures that a test or a preview sets.
public nonisolated struct StockMock: ShopClient.StockService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ShopClient.StockEndpoint>()
  public var onList:
    (
      @Sendable (
        _ kind: ShopClient.StockEndpoint.ListKind?,
        _ options: RequestOptions
      ) async throws -> [ShopClient.Item]
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(
    kind: ShopClient.StockEndpoint.ListKind?, options: RequestOptions
  ) async throws -> [ShopClient.Item] {
    self.calls.record(.list, ShopClient.StockEndpoint.list(kind: kind), options: options)
    guard let onList else {
      throw UnsetMock("stock.list")
    }
    return try await onList(kind, options)
  }
}

nonisolated extension ShopClient.StockEndpoint: EquatableEndpoint {}

extension ShopClient.Item: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}

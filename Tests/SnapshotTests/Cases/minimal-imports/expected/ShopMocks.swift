// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKCore
public import SDKMocks
public import SDKPages
import SDKStreams

/// The groups of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  associatedtype OrdersGroup: OrdersService
  associatedtype PricesGroup: PricesService
  /// Requests to `/orders` and below.
  var orders: OrdersGroup { get }
  var prices: PricesGroup { get }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopService {
  public var orders = OrdersMock()
  public var prices = PricesMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// The methods of `OrdersClient`.
public nonisolated protocol OrdersService: Sendable {
  /// `GET /orders/{id}`
  func get(id: Int, options: RequestOptions) async throws -> Order
}

extension OrdersService {
  /// `GET /orders/{id}`
  public func get(id: Int, options: RequestOptions? = nil) async throws -> Order {
    try await self.get(id: id, options: options ?? .init())
  }
}

extension OrdersClient: OrdersService {}

/// A mock of `OrdersService` whose methods call the closures that a test or a preview sets.
public nonisolated struct OrdersMock: OrdersService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case get
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, OrdersEndpoint>()
  public var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Order)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func get(id: Int, options: RequestOptions) async throws -> Order {
    self.calls.record(.get, OrdersEndpoint.get(id: id), options: options)
    guard let onGet else {
      throw UnsetMock("orders.get")
    }
    return try await onGet(id, options)
  }
}

nonisolated extension OrdersEndpoint: EquatableEndpoint {}

/// The methods of `PricesClient`.
public nonisolated protocol PricesService: Sendable {
  /// `GET /prices`
  func list(page: Int?, options: RequestOptions) async throws -> [Int]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  func listPages(page: Int?, options: RequestOptions) -> Pages<[Int], Int>
  /// `GET /changes`
  func watch(options: RequestOptions) -> AsyncThrowingStream<PricesEndpoint.WatchEvent, any Error>
}

extension PricesService {
  /// `GET /prices`
  public func list(page: Int? = nil, options: RequestOptions? = nil) async throws -> [Int] {
    try await self.list(page: page, options: options ?? .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(page: Int? = nil, options: RequestOptions? = nil) -> Pages<[Int], Int> {
    self.listPages(page: page, options: options ?? .init())
  }
  /// `GET /changes`
  public func watch(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<PricesEndpoint.WatchEvent, any Error> {
    self.watch(options: options ?? .init())
  }
}

extension PricesClient: PricesService {}

/// A mock of `PricesService` whose methods call the closures that a test or a preview sets.
public nonisolated struct PricesMock: PricesService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listPages
    case watch
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, PricesEndpoint>()
  public var onList: (@Sendable (_ page: Int?, _ options: RequestOptions) async throws -> [Int])?
  public var onListPages:
    (@Sendable (_ page: Int?, _ options: RequestOptions) -> Pages<[Int], Int>)?
  public var onWatch:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<PricesEndpoint.WatchEvent, any Error>
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(page: Int?, options: RequestOptions) async throws -> [Int] {
    self.calls.record(.list, PricesEndpoint.list(page: page), options: options)
    guard let onList else {
      throw UnsetMock("prices.list")
    }
    return try await onList(page, options)
  }

  public func listPages(page: Int?, options: RequestOptions) -> Pages<[Int], Int> {
    self.calls.record(.listPages, PricesEndpoint.list(page: page), options: options)
    guard let onListPages else {
      return Pages(throwing: UnsetMock("prices.listPages"))
    }
    return onListPages(page, options)
  }

  public func watch(
    options: RequestOptions
  ) -> AsyncThrowingStream<PricesEndpoint.WatchEvent, any Error> {
    self.calls.record(.watch, PricesEndpoint.watch, options: options)
    guard let onWatch else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("prices.watch")) }
    }
    return onWatch(options)
  }
}

nonisolated extension PricesEndpoint: EquatableEndpoint {}

extension Order: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(due, "due")
  }
}

extension Change: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(text, "text")
  }
}

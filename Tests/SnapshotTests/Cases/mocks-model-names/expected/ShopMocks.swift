// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

/// The groups of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  associatedtype FabricGroup: FabricClientService
  associatedtype OrdersGroup: OrdersService
  /// Requests to `/fabrics`.
  var fabric: FabricGroup { get }
  /// Requests to `/orders`.
  var orders: OrdersGroup { get }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopService {
  public var fabric = FabricMock()
  public var orders = OrdersMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// The methods of `FabricClient`.
public nonisolated protocol FabricClientService: Sendable {
  /// `GET /fabrics`
  func get(options: RequestOptions) async throws -> FabricService
}

extension FabricClientService {
  /// `GET /fabrics`
  public func get(options: RequestOptions? = nil) async throws -> FabricService {
    try await self.get(options: options ?? .init())
  }
}

extension FabricClient: FabricClientService {}

/// A mock of `FabricClientService` whose methods call the closures that a test or a preview sets.
public nonisolated struct FabricMock: FabricClientService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case get
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, FabricEndpoint>()
  public var onGet: (@Sendable (_ options: RequestOptions) async throws -> FabricService)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func get(options: RequestOptions) async throws -> FabricService {
    self.calls.record(.get, FabricEndpoint.get, options: options)
    guard let onGet else {
      throw UnsetMock("fabric.get")
    }
    return try await onGet(options)
  }
}

nonisolated extension FabricEndpoint: EquatableEndpoint {}

/// The methods of `OrdersClient`.
public nonisolated protocol OrdersService: Sendable {
  /// `GET /orders`
  func list(options: RequestOptions) async throws
}

extension OrdersService {
  /// `GET /orders`
  public func list(options: RequestOptions? = nil) async throws {
    try await self.list(options: options ?? .init())
  }
}

extension OrdersClient: OrdersService {}

/// A mock of `OrdersService` whose methods call the closures that a test or a preview sets.
public nonisolated struct OrdersMock: OrdersService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, OrdersEndpoint>()
  public var onList: (@Sendable (_ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(options: RequestOptions) async throws {
    self.calls.record(.list, OrdersEndpoint.list, options: options)
    guard let onList else {
      throw UnsetMock("orders.list")
    }
    try await onList(options)
  }
}

nonisolated extension OrdersEndpoint: EquatableEndpoint {}

extension FabricService: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

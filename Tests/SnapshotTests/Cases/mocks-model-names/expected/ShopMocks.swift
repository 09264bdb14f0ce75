// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime
import SDKTesting

/// The methods of `FabricClient`.
nonisolated protocol FabricClientService: Sendable {
  func get(options: RequestOptions) async throws -> FabricService
}

extension FabricClientService {
  func get() async throws -> FabricService {
    try await get(options: .init())
  }
}

extension FabricClient: FabricClientService {}

/// A mock of `FabricClientService` whose methods call the handlers that a test sets.
nonisolated struct FabricMock: FabricClientService {
  var onGet: (@Sendable (_ options: RequestOptions) async throws -> FabricService)?

  func get(options: RequestOptions) async throws -> FabricService {
    guard let onGet else {
      throw UnsetMock("fabric.get")
    }
    return try await onGet(options)
  }
}

/// The methods of `OrdersClient`.
nonisolated protocol OrdersService: Sendable {
  func list(options: RequestOptions) async throws
}

extension OrdersService {
  func list() async throws {
    try await list(options: .init())
  }
}

extension OrdersClient: OrdersService {}

/// A mock of `OrdersService` whose methods call the handlers that a test sets.
nonisolated struct OrdersMock: OrdersService {
  var onList: (@Sendable (_ options: RequestOptions) async throws -> Void)?

  func list(options: RequestOptions) async throws {
    guard let onList else {
      throw UnsetMock("orders.list")
    }
    try await onList(options)
  }
}

extension FabricService: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

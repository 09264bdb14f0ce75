// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

/// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopService {
  public var items = ItemsMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// A mock of `ItemsService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ItemsMock: ItemsService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case get
    case calls
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ItemsEndpoint>()
  public var onGet: (@Sendable (_ id: UUID, _ options: RequestOptions) async throws -> Item)?
  public var onCalls: (@Sendable (_ options: RequestOptions) async throws -> [Item])?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func get(id: UUID, options: RequestOptions) async throws -> Item {
    self.calls.record(.get, ItemsEndpoint.get(id: id), options: options)
    guard let onGet else {
      throw UnsetMock("items.get")
    }
    return try await onGet(id, options)
  }

  public func calls(options: RequestOptions) async throws -> [Item] {
    self.calls.record(.calls, ItemsEndpoint.calls, options: options)
    guard let onCalls else {
      throw UnsetMock("items.calls")
    }
    return try await onCalls(options)
  }
}

nonisolated extension ItemsEndpoint: EquatableEndpoint {}

extension Item: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}

// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

/// The methods of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  /// `GET /items`
  func items(options: RequestOptions) async throws -> [Item]
}

extension ShopService {
  /// `GET /items`
  public func items(options: RequestOptions? = nil) async throws -> [Item] {
    try await self.items(options: options ?? .init())
  }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case items
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ShopEndpoint>()
  public var onItems: (@Sendable (_ options: RequestOptions) async throws -> [Item])?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func items(options: RequestOptions) async throws -> [Item] {
    self.calls.record(.items, ShopEndpoint.items, options: options)
    guard let onItems else {
      throw UnsetMock("items")
    }
    return try await onItems(options)
  }
}

nonisolated extension ShopEndpoint: EquatableEndpoint {}

extension Food: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

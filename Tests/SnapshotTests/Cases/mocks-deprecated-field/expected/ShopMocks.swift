// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime
import SDKTesting

/// The methods of `ShopClient`.
nonisolated protocol ShopService: Sendable {
  func items(options: RequestOptions) async throws -> [Item]
}

extension ShopService {
  func items() async throws -> [Item] {
    try await items(options: .init())
  }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the handlers that a test sets.
nonisolated struct ShopMock: ShopService {
  var onItems: (@Sendable (_ options: RequestOptions) async throws -> [Item])?

  func items(options: RequestOptions) async throws -> [Item] {
    guard let onItems else {
      throw UnsetMock("items")
    }
    return try await onItems(options)
  }
}

extension Food: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

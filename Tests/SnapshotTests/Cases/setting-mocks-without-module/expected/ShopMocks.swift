// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime
import SDKTesting

/// The methods of `ShopClient`.
nonisolated protocol ShopService: Sendable {
  func ping(options: RequestOptions) async throws
}

extension ShopService {
  func ping() async throws {
    try await ping(options: .init())
  }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the handlers that a test sets.
nonisolated struct ShopMock: ShopService {
  var onPing: (@Sendable (_ options: RequestOptions) async throws -> Void)?

  func ping(options: RequestOptions) async throws {
    guard let onPing else {
      throw UnsetMock("ping")
    }
    try await onPing(options)
  }
}

// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime
import SDKTesting

/// The methods of `PetsClient`.
nonisolated protocol PetsService: Sendable {
  func list(page: Int?, options: RequestOptions) async throws -> [Pet]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  func listPages(page: Int?, options: RequestOptions) -> Pages<[Pet], Pet>
}

extension PetsService {
  func list(page: Int?) async throws -> [Pet] {
    try await list(page: page, options: .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  func listPages(page: Int?) -> Pages<[Pet], Pet> {
    listPages(page: page, options: .init())
  }
}

extension PetsClient: PetsService {}

/// A mock of `PetsService` whose methods call the handlers that a test sets.
nonisolated struct PetsMock: PetsService {
  var onList: (@Sendable (_ page: Int?, _ options: RequestOptions) async throws -> [Pet])?
  var onListPages: (@Sendable (_ page: Int?, _ options: RequestOptions) -> Pages<[Pet], Pet>)?

  func list(page: Int?, options: RequestOptions) async throws -> [Pet] {
    guard let onList else {
      throw UnsetMock("pets.list")
    }
    return try await onList(page, options)
  }

  func listPages(page: Int?, options: RequestOptions) -> Pages<[Pet], Pet> {
    guard let onListPages else {
      return Pages(throwing: UnsetMock("pets.listPages"))
    }
    return onListPages(page, options)
  }
}

extension Pet: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}

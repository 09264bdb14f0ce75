// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

/// The groups of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  associatedtype PetsGroup: PetsService
  /// Requests to `/pets`.
  var pets: PetsGroup { get }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopService {
  public var pets = PetsMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// The methods of `PetsClient`.
public nonisolated protocol PetsService: Sendable {
  /// `GET /pets`
  func list(page: Int?, options: RequestOptions) async throws -> [Pet]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  func listPages(page: Int?, options: RequestOptions) -> Pages<[Pet], Pet>
}

extension PetsService {
  /// `GET /pets`
  public func list(page: Int? = nil, options: RequestOptions? = nil) async throws -> [Pet] {
    try await self.list(page: page, options: options ?? .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(page: Int? = nil, options: RequestOptions? = nil) -> Pages<[Pet], Pet> {
    self.listPages(page: page, options: options ?? .init())
  }
}

extension PetsClient: PetsService {}

/// A mock of `PetsService` whose methods call the closures that a test or a preview sets.
public nonisolated struct PetsMock: PetsService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listPages
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, PetsEndpoint>()
  public var onList: (@Sendable (_ page: Int?, _ options: RequestOptions) async throws -> [Pet])?
  public var onListPages:
    (@Sendable (_ page: Int?, _ options: RequestOptions) -> Pages<[Pet], Pet>)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(page: Int?, options: RequestOptions) async throws -> [Pet] {
    self.calls.record(.list, PetsEndpoint.list(page: page), options: options)
    guard let onList else {
      throw UnsetMock("pets.list")
    }
    return try await onList(page, options)
  }

  public func listPages(page: Int?, options: RequestOptions) -> Pages<[Pet], Pet> {
    self.calls.record(.listPages, PetsEndpoint.list(page: page), options: options)
    guard let onListPages else {
      return Pages(throwing: UnsetMock("pets.listPages"))
    }
    return onListPages(page, options)
  }
}

nonisolated extension PetsEndpoint: EquatableEndpoint {}

extension Pet: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}

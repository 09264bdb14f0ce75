// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// The methods of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  /// `GET /ping`
  func ping(options: RequestOptions) async throws
}

extension ShopService {
  /// `GET /ping`
  public func ping(options: RequestOptions? = nil) async throws {
    try await self.ping(options: options ?? .init())
  }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case ping
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ShopEndpoint>()
  public var onPing: (@Sendable (_ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func ping(options: RequestOptions) async throws {
    self.calls.record(.ping, ShopEndpoint.ping, options: options)
    guard let onPing else {
      throw UnsetMock("ping")
    }
    try await onPing(options)
  }
}

nonisolated extension ShopEndpoint: EquatableEndpoint {}

// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

/// The methods of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  /// `GET /watch`
  func watch(options: RequestOptions) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error>
  /// `GET /export`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func export(to file: URL, progress: ProgressHandler?, options: RequestOptions) async throws
}

extension ShopService {
  /// `GET /watch`
  public func watch(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error> {
    self.watch(options: options ?? .init())
  }
  /// `GET /export`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func export(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions? = nil
  ) async throws {
    try await self.export(to: file, progress: progress, options: options ?? .init())
  }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case watch
    case export
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ShopEndpoint>()
  public var onWatch:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error>
    )?
  public var onExport:
    (
      @Sendable (
        _ file: URL,
        _ progress: ProgressHandler?,
        _ options: RequestOptions
      ) async throws -> Void
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func watch(
    options: RequestOptions
  ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error> {
    self.calls.record(.watch, ShopEndpoint.watch, options: options)
    guard let onWatch else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("watch")) }
    }
    return onWatch(options)
  }

  public func export(
    to file: URL, progress: ProgressHandler?, options: RequestOptions
  ) async throws {
    self.calls.record(.export, ShopEndpoint.export, options: options)
    guard let onExport else {
      throw UnsetMock("export")
    }
    try await onExport(file, progress, options)
  }
}

nonisolated extension ShopEndpoint: EquatableEndpoint {}

extension Delta: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(text, "text")
  }
}

// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime
import SDKTesting

/// The methods of `ShopClient`.
nonisolated protocol ShopService: Sendable {
  func watch(options: RequestOptions) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error>
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func export(to file: URL, progress: ProgressHandler?, options: RequestOptions) async throws
}

extension ShopService {
  func watch() -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error> {
    watch(options: .init())
  }
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func export(to file: URL, progress: ProgressHandler?) async throws {
    try await export(to: file, progress: progress, options: .init())
  }
}

extension ShopClient: ShopService {}

/// A mock of `ShopService` whose methods call the handlers that a test sets.
nonisolated struct ShopMock: ShopService {
  var onWatch:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error>
    )?
  var onExport:
    (
      @Sendable (
        _ file: URL,
        _ progress: ProgressHandler?,
        _ options: RequestOptions
      ) async throws -> Void
    )?

  func watch(options: RequestOptions) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error> {
    guard let onWatch else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("watch")) }
    }
    return onWatch(options)
  }

  func export(to file: URL, progress: ProgressHandler?, options: RequestOptions) async throws {
    guard let onExport else {
      throw UnsetMock("export")
    }
    try await onExport(file, progress, options)
  }
}

extension Delta: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(text, "text")
  }
}

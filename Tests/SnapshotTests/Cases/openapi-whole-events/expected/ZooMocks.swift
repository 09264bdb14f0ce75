// Made by sdkgen for Zoo. Do not edit.

import Foundation
public import SDKRuntime

/// The groups of `ZooClient`.
public nonisolated protocol ZooService: Sendable {
  associatedtype AGroup: AService
  associatedtype BGroup: BService
  associatedtype CGroup: CService
  associatedtype DGroup: DService
  associatedtype EGroup: EService
  /// Requests to `/a`.
  var a: AGroup { get }
  /// Requests to `/b`.
  var b: BGroup { get }
  /// Requests to `/c`.
  var c: CGroup { get }
  /// Requests to `/d`.
  var d: DGroup { get }
  /// Requests to `/e`.
  var e: EGroup { get }
}

extension ZooClient: ZooService {}

/// A mock of `ZooService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ZooMock: ZooService {
  public var a = AMock()
  public var b = BMock()
  public var c = CMock()
  public var d = DMock()
  public var e = EMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// The methods of `AClient`.
public nonisolated protocol AService: Sendable {
  /// `GET /a`
  func watch(options: RequestOptions) -> AsyncThrowingStream<AEndpoint.WatchEvent, any Error>
}

extension AService {
  /// `GET /a`
  public func watch(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<AEndpoint.WatchEvent, any Error> {
    self.watch(options: options ?? .init())
  }
}

extension AClient: AService {}

/// A mock of `AService` whose methods call the closures that a test or a preview sets.
public nonisolated struct AMock: AService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case watch
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, AEndpoint>()
  public var onWatch:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<AEndpoint.WatchEvent, any Error>)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func watch(
    options: RequestOptions
  ) -> AsyncThrowingStream<AEndpoint.WatchEvent, any Error> {
    self.calls.record(.watch, AEndpoint.watch, options: options)
    guard let onWatch else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("a.watch")) }
    }
    return onWatch(options)
  }
}

nonisolated extension AEndpoint: EquatableEndpoint {}

/// The methods of `BClient`.
public nonisolated protocol BService: Sendable {
  /// `GET /b`
  func listen(options: RequestOptions) -> AsyncThrowingStream<BEndpoint.ListenEvent, any Error>
}

extension BService {
  /// `GET /b`
  public func listen(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<BEndpoint.ListenEvent, any Error> {
    self.listen(options: options ?? .init())
  }
}

extension BClient: BService {}

/// A mock of `BService` whose methods call the closures that a test or a preview sets.
public nonisolated struct BMock: BService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case listen
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, BEndpoint>()
  public var onListen:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<BEndpoint.ListenEvent, any Error>
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func listen(
    options: RequestOptions
  ) -> AsyncThrowingStream<BEndpoint.ListenEvent, any Error> {
    self.calls.record(.listen, BEndpoint.listen, options: options)
    guard let onListen else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("b.listen")) }
    }
    return onListen(options)
  }
}

nonisolated extension BEndpoint: EquatableEndpoint {}

/// The methods of `CClient`.
public nonisolated protocol CService: Sendable {
  /// `GET /c`
  func follow(options: RequestOptions) -> AsyncThrowingStream<CEndpoint.FollowEvent, any Error>
}

extension CService {
  /// `GET /c`
  public func follow(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<CEndpoint.FollowEvent, any Error> {
    self.follow(options: options ?? .init())
  }
}

extension CClient: CService {}

/// A mock of `CService` whose methods call the closures that a test or a preview sets.
public nonisolated struct CMock: CService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case follow
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, CEndpoint>()
  public var onFollow:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<CEndpoint.FollowEvent, any Error>
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func follow(
    options: RequestOptions
  ) -> AsyncThrowingStream<CEndpoint.FollowEvent, any Error> {
    self.calls.record(.follow, CEndpoint.follow, options: options)
    guard let onFollow else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("c.follow")) }
    }
    return onFollow(options)
  }
}

nonisolated extension CEndpoint: EquatableEndpoint {}

/// The methods of `DClient`.
public nonisolated protocol DService: Sendable {
  /// `GET /d`
  func stream(options: RequestOptions) -> AsyncThrowingStream<Pet, any Error>
}

extension DService {
  /// `GET /d`
  public func stream(options: RequestOptions? = nil) -> AsyncThrowingStream<Pet, any Error> {
    self.stream(options: options ?? .init())
  }
}

extension DClient: DService {}

/// A mock of `DService` whose methods call the closures that a test or a preview sets.
public nonisolated struct DMock: DService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case stream
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, DEndpoint>()
  public var onStream:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Pet, any Error>)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func stream(options: RequestOptions) -> AsyncThrowingStream<Pet, any Error> {
    self.calls.record(.stream, DEndpoint.stream, options: options)
    guard let onStream else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("d.stream")) }
    }
    return onStream(options)
  }
}

nonisolated extension DEndpoint: EquatableEndpoint {}

/// The methods of `EClient`.
public nonisolated protocol EService: Sendable {
  /// `GET /e`
  func values(options: RequestOptions) -> AsyncThrowingStream<EEndpoint.ValuesEvent, any Error>
}

extension EService {
  /// `GET /e`
  public func values(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<EEndpoint.ValuesEvent, any Error> {
    self.values(options: options ?? .init())
  }
}

extension EClient: EService {}

/// A mock of `EService` whose methods call the closures that a test or a preview sets.
public nonisolated struct EMock: EService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case values
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, EEndpoint>()
  public var onValues:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<EEndpoint.ValuesEvent, any Error>
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func values(
    options: RequestOptions
  ) -> AsyncThrowingStream<EEndpoint.ValuesEvent, any Error> {
    self.calls.record(.values, EEndpoint.values, options: options)
    guard let onValues else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("e.values")) }
    }
    return onValues(options)
  }
}

nonisolated extension EEndpoint: EquatableEndpoint {}

extension Pet: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}

extension Born: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(event, "event")
    try fields.encode(data, "data")
  }
}

extension Moved: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(event, "event")
    try fields.encode(data, "data")
  }
}

extension AEndpoint.WatchEvent: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(data, "data")
  }
}

extension BEndpoint.ListenEvent: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
    try fields.encodeIfPresent(event, "event")
    try fields.encode(data, "data")
  }
}

extension CEndpoint.FollowEvent: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .born(let value): try value.encode(to: encoder)
    case .moved(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension EEndpoint.ValuesEvent: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(data, "data")
    try fields.encodeIfPresent(more, "more")
  }
}

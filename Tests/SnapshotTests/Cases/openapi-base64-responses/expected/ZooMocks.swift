// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

/// The groups of `ZooClient`.
public nonisolated protocol ZooService: Sendable {
  associatedtype AGroup: AService
  associatedtype BGroup: BService
  associatedtype CGroup: CService
  associatedtype DGroup: DService
  associatedtype EGroup: EService
  associatedtype FGroup: FService
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
  /// Requests to `/f`.
  var f: FGroup { get }
}

extension ZooClient: ZooService {}

/// A mock of `ZooService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ZooMock: ZooService {
  public var a = AMock()
  public var b = BMock()
  public var c = CMock()
  public var d = DMock()
  public var e = EMock()
  public var f = FMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// The methods of `AClient`.
public nonisolated protocol AService: Sendable {
  /// `GET /a`
  func blob(options: RequestOptions) async throws -> Data
}

extension AService {
  /// `GET /a`
  public func blob(options: RequestOptions? = nil) async throws -> Data {
    try await self.blob(options: options ?? .init())
  }
}

extension AClient: AService {}

/// A mock of `AService` whose methods call the closures that a test or a preview sets.
public nonisolated struct AMock: AService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case blob
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, AEndpoint>()
  public var onBlob: (@Sendable (_ options: RequestOptions) async throws -> Data)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func blob(options: RequestOptions) async throws -> Data {
    self.calls.record(.blob, AEndpoint.blob, options: options)
    guard let onBlob else {
      throw UnsetMock("a.blob")
    }
    return try await onBlob(options)
  }
}

nonisolated extension AEndpoint: EquatableEndpoint {}

/// The methods of `BClient`.
public nonisolated protocol BService: Sendable {
  /// `GET /b`
  func blobOrNull(options: RequestOptions) async throws -> Data?
}

extension BService {
  /// `GET /b`
  public func blobOrNull(options: RequestOptions? = nil) async throws -> Data? {
    try await self.blobOrNull(options: options ?? .init())
  }
}

extension BClient: BService {}

/// A mock of `BService` whose methods call the closures that a test or a preview sets.
public nonisolated struct BMock: BService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case blobOrNull
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, BEndpoint>()
  public var onBlobOrNull: (@Sendable (_ options: RequestOptions) async throws -> Data?)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func blobOrNull(options: RequestOptions) async throws -> Data? {
    self.calls.record(.blobOrNull, BEndpoint.blobOrNull, options: options)
    guard let onBlobOrNull else {
      throw UnsetMock("b.blobOrNull")
    }
    return try await onBlobOrNull(options)
  }
}

nonisolated extension BEndpoint: EquatableEndpoint {}

/// The methods of `CClient`.
public nonisolated protocol CService: Sendable {
  /// `GET /c`
  func blobByReference(options: RequestOptions) async throws -> Blob
}

extension CService {
  /// `GET /c`
  public func blobByReference(options: RequestOptions? = nil) async throws -> Blob {
    try await self.blobByReference(options: options ?? .init())
  }
}

extension CClient: CService {}

/// A mock of `CService` whose methods call the closures that a test or a preview sets.
public nonisolated struct CMock: CService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case blobByReference
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, CEndpoint>()
  public var onBlobByReference: (@Sendable (_ options: RequestOptions) async throws -> Blob)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func blobByReference(options: RequestOptions) async throws -> Blob {
    self.calls.record(.blobByReference, CEndpoint.blobByReference, options: options)
    guard let onBlobByReference else {
      throw UnsetMock("c.blobByReference")
    }
    return try await onBlobByReference(options)
  }
}

nonisolated extension CEndpoint: EquatableEndpoint {}

/// The methods of `DClient`.
public nonisolated protocol DService: Sendable {
  /// `GET /d`
  ///
  /// - Throws: `APIError`, whose `declared` is `Blob` for 409.
  func blobOrPet(options: RequestOptions) async throws -> DEndpoint.BlobOrPetResponse
}

extension DService {
  /// `GET /d`
  ///
  /// - Throws: `APIError`, whose `declared` is `Blob` for 409.
  public func blobOrPet(
    options: RequestOptions? = nil
  ) async throws -> DEndpoint.BlobOrPetResponse {
    try await self.blobOrPet(options: options ?? .init())
  }
}

extension DClient: DService {}

/// A mock of `DService` whose methods call the closures that a test or a preview sets.
public nonisolated struct DMock: DService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case blobOrPet
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, DEndpoint>()
  public var onBlobOrPet:
    (@Sendable (_ options: RequestOptions) async throws -> DEndpoint.BlobOrPetResponse)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func blobOrPet(options: RequestOptions) async throws -> DEndpoint.BlobOrPetResponse {
    self.calls.record(.blobOrPet, DEndpoint.blobOrPet, options: options)
    guard let onBlobOrPet else {
      throw UnsetMock("d.blobOrPet")
    }
    return try await onBlobOrPet(options)
  }
}

nonisolated extension DEndpoint: EquatableEndpoint {}

/// The methods of `EClient`.
public nonisolated protocol EService: Sendable {
  /// `POST /e`
  func send(_ body: Data, options: RequestOptions) async throws
}

extension EService {
  /// `POST /e`
  public func send(_ body: Data, options: RequestOptions? = nil) async throws {
    try await self.send(body, options: options ?? .init())
  }
}

extension EClient: EService {}

/// A mock of `EService` whose methods call the closures that a test or a preview sets.
public nonisolated struct EMock: EService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case send
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, EEndpoint>()
  public var onSend: (@Sendable (_ body: Data, _ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func send(_ body: Data, options: RequestOptions) async throws {
    self.calls.record(.send, EEndpoint.send(body), options: options)
    guard let onSend else {
      throw UnsetMock("e.send")
    }
    try await onSend(body, options)
  }
}

nonisolated extension EEndpoint: EquatableEndpoint {}

/// The methods of `FClient`.
public nonisolated protocol FService: Sendable {
  /// `GET /f`
  func bytes(options: RequestOptions) async throws -> Data
  /// `GET /f`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func bytes(to file: URL, progress: ProgressHandler?, options: RequestOptions) async throws
}

extension FService {
  /// `GET /f`
  public func bytes(options: RequestOptions? = nil) async throws -> Data {
    try await self.bytes(options: options ?? .init())
  }
  /// `GET /f`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func bytes(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions? = nil
  ) async throws {
    try await self.bytes(to: file, progress: progress, options: options ?? .init())
  }
}

extension FClient: FService {}

/// A mock of `FService` whose methods call the closures that a test or a preview sets.
public nonisolated struct FMock: FService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case bytes
    case bytesToFile
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, FEndpoint>()
  public var onBytes: (@Sendable (_ options: RequestOptions) async throws -> Data)?
  public var onBytesToFile:
    (
      @Sendable (
        _ file: URL,
        _ progress: ProgressHandler?,
        _ options: RequestOptions
      ) async throws -> Void
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func bytes(options: RequestOptions) async throws -> Data {
    self.calls.record(.bytes, FEndpoint.bytes, options: options)
    guard let onBytes else {
      throw UnsetMock("f.bytes")
    }
    return try await onBytes(options)
  }

  public func bytes(
    to file: URL, progress: ProgressHandler?, options: RequestOptions
  ) async throws {
    self.calls.record(.bytesToFile, FEndpoint.bytes, options: options)
    guard let onBytesToFile else {
      throw UnsetMock("f.bytes")
    }
    try await onBytesToFile(file, progress, options)
  }
}

nonisolated extension FEndpoint: EquatableEndpoint {}

extension Pet: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
  }
}

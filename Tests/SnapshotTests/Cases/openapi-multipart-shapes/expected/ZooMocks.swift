// Made by sdkgen for Zoo. Do not edit.

import Foundation
public import SDKRuntime

/// The groups of `ZooClient`.
public nonisolated protocol ZooService: Sendable {
  associatedtype ListGroup: ListService
  associatedtype FileGroup: FileService
  associatedtype AnyGroup: AnyService
  associatedtype ObjectGroup: ObjectService
  associatedtype NoneGroup: NoneService
  associatedtype FurtherGroup: FurtherService
  associatedtype FilesGroup: FilesService
  associatedtype NumbersGroup: NumbersService
  /// Requests to `/list`.
  var list: ListGroup { get }
  /// Requests to `/file`.
  var file: FileGroup { get }
  /// Requests to `/any`.
  var any: AnyGroup { get }
  /// Requests to `/object`.
  var object: ObjectGroup { get }
  /// Requests to `/none`.
  var none: NoneGroup { get }
  /// Requests to `/further`.
  var further: FurtherGroup { get }
  /// Requests to `/files`.
  var files: FilesGroup { get }
  /// Requests to `/numbers`.
  var numbers: NumbersGroup { get }
}

extension ZooClient: ZooService {}

/// A mock of `ZooService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ZooMock: ZooService {
  public var list = ListMock()
  public var file = FileMock()
  public var any = AnyMock()
  public var object = ObjectMock()
  public var none = NoneMock()
  public var further = FurtherMock()
  public var files = FilesMock()
  public var numbers = NumbersMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// The methods of `ListClient`.
public nonisolated protocol ListService: Sendable {
  /// `POST /list`
  func send(file: [UploadFile], options: RequestOptions) async throws
}

extension ListService {
  /// `POST /list`
  public func send(file: [UploadFile], options: RequestOptions? = nil) async throws {
    try await self.send(file: file, options: options ?? .init())
  }
}

extension ListClient: ListService {}

/// A mock of `ListService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ListMock: ListService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case send
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ListEndpoint>()
  public var onSend:
    (@Sendable (_ file: [UploadFile], _ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func send(file: [UploadFile], options: RequestOptions) async throws {
    self.calls.record(.send, ListEndpoint.send(file: file), options: options)
    guard let onSend else {
      throw UnsetMock("list.send")
    }
    try await onSend(file, options)
  }
}

nonisolated extension ListEndpoint: EquatableEndpoint {}

/// The methods of `FileClient`.
public nonisolated protocol FileService: Sendable {
  /// `POST /file`
  func send(file: UploadFile?, options: RequestOptions) async throws
}

extension FileService {
  /// `POST /file`
  public func send(file: UploadFile? = nil, options: RequestOptions? = nil) async throws {
    try await self.send(file: file, options: options ?? .init())
  }
}

extension FileClient: FileService {}

/// A mock of `FileService` whose methods call the closures that a test or a preview sets.
public nonisolated struct FileMock: FileService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case send
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, FileEndpoint>()
  public var onSend:
    (@Sendable (_ file: UploadFile?, _ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func send(file: UploadFile?, options: RequestOptions) async throws {
    self.calls.record(.send, FileEndpoint.send(file: file), options: options)
    guard let onSend else {
      throw UnsetMock("file.send")
    }
    try await onSend(file, options)
  }
}

nonisolated extension FileEndpoint: EquatableEndpoint {}

/// The methods of `AnyClient`.
public nonisolated protocol AnyService: Sendable {
  /// `POST /any`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  func send(additionalProperties: [String: UploadFile], options: RequestOptions) async throws
}

extension AnyService {
  /// `POST /any`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func send(
    additionalProperties: [String: UploadFile], options: RequestOptions? = nil
  ) async throws {
    try await self.send(additionalProperties: additionalProperties, options: options ?? .init())
  }
}

extension AnyClient: AnyService {}

/// A mock of `AnyService` whose methods call the closures that a test or a preview sets.
public nonisolated struct AnyMock: AnyService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case send
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, AnyEndpoint>()
  public var onSend:
    (
      @Sendable (
        _ additionalProperties: [String: UploadFile],
        _ options: RequestOptions
      ) async throws -> Void
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func send(
    additionalProperties: [String: UploadFile], options: RequestOptions
  ) async throws {
    self.calls.record(
      .send, AnyEndpoint.send(additionalProperties: additionalProperties), options: options)
    guard let onSend else {
      throw UnsetMock("any.send")
    }
    try await onSend(additionalProperties, options)
  }
}

nonisolated extension AnyEndpoint: EquatableEndpoint {}

/// The methods of `ObjectClient`.
public nonisolated protocol ObjectService: Sendable {
  /// `POST /object`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  func send(additionalProperties: [String: UploadFile], options: RequestOptions) async throws
}

extension ObjectService {
  /// `POST /object`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func send(
    additionalProperties: [String: UploadFile], options: RequestOptions? = nil
  ) async throws {
    try await self.send(additionalProperties: additionalProperties, options: options ?? .init())
  }
}

extension ObjectClient: ObjectService {}

/// A mock of `ObjectService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ObjectMock: ObjectService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case send
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ObjectEndpoint>()
  public var onSend:
    (
      @Sendable (
        _ additionalProperties: [String: UploadFile],
        _ options: RequestOptions
      ) async throws -> Void
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func send(
    additionalProperties: [String: UploadFile], options: RequestOptions
  ) async throws {
    self.calls.record(
      .send, ObjectEndpoint.send(additionalProperties: additionalProperties), options: options)
    guard let onSend else {
      throw UnsetMock("object.send")
    }
    try await onSend(additionalProperties, options)
  }
}

nonisolated extension ObjectEndpoint: EquatableEndpoint {}

/// The methods of `NoneClient`.
public nonisolated protocol NoneService: Sendable {
  /// `POST /none`
  func send(options: RequestOptions) async throws
}

extension NoneService {
  /// `POST /none`
  public func send(options: RequestOptions? = nil) async throws {
    try await self.send(options: options ?? .init())
  }
}

extension NoneClient: NoneService {}

/// A mock of `NoneService` whose methods call the closures that a test or a preview sets.
public nonisolated struct NoneMock: NoneService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case send
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, NoneEndpoint>()
  public var onSend: (@Sendable (_ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func send(options: RequestOptions) async throws {
    self.calls.record(.send, NoneEndpoint.send, options: options)
    guard let onSend else {
      throw UnsetMock("none.send")
    }
    try await onSend(options)
  }
}

nonisolated extension NoneEndpoint: EquatableEndpoint {}

/// The methods of `FurtherClient`.
public nonisolated protocol FurtherService: Sendable {
  /// `POST /further`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  func send(
    title: String, additionalProperties: [String: String]?, options: RequestOptions
  ) async throws
}

extension FurtherService {
  /// `POST /further`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func send(
    title: String, additionalProperties: [String: String]? = nil, options: RequestOptions? = nil
  ) async throws {
    try await self.send(
      title: title, additionalProperties: additionalProperties, options: options ?? .init())
  }
}

extension FurtherClient: FurtherService {}

/// A mock of `FurtherService` whose methods call the closures that a test or a preview sets.
public nonisolated struct FurtherMock: FurtherService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case send
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, FurtherEndpoint>()
  public var onSend:
    (
      @Sendable (
        _ title: String,
        _ additionalProperties: [String: String]?,
        _ options: RequestOptions
      ) async throws -> Void
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func send(
    title: String, additionalProperties: [String: String]?, options: RequestOptions
  ) async throws {
    self.calls.record(
      .send, FurtherEndpoint.send(title: title, additionalProperties: additionalProperties),
      options: options)
    guard let onSend else {
      throw UnsetMock("further.send")
    }
    try await onSend(title, additionalProperties, options)
  }
}

nonisolated extension FurtherEndpoint: EquatableEndpoint {}

/// The methods of `FilesClient`.
public nonisolated protocol FilesService: Sendable {
  /// `POST /files`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  func send(additionalProperties: [String: UploadFile], options: RequestOptions) async throws
}

extension FilesService {
  /// `POST /files`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func send(
    additionalProperties: [String: UploadFile], options: RequestOptions? = nil
  ) async throws {
    try await self.send(additionalProperties: additionalProperties, options: options ?? .init())
  }
}

extension FilesClient: FilesService {}

/// A mock of `FilesService` whose methods call the closures that a test or a preview sets.
public nonisolated struct FilesMock: FilesService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case send
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, FilesEndpoint>()
  public var onSend:
    (
      @Sendable (
        _ additionalProperties: [String: UploadFile],
        _ options: RequestOptions
      ) async throws -> Void
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func send(
    additionalProperties: [String: UploadFile], options: RequestOptions
  ) async throws {
    self.calls.record(
      .send, FilesEndpoint.send(additionalProperties: additionalProperties), options: options)
    guard let onSend else {
      throw UnsetMock("files.send")
    }
    try await onSend(additionalProperties, options)
  }
}

nonisolated extension FilesEndpoint: EquatableEndpoint {}

/// The methods of `NumbersClient`.
public nonisolated protocol NumbersService: Sendable {
  /// `POST /numbers`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  func sendDates(
    a: Int?, additionalProperties: [String: NumbersEndpoint.SendDatesBodyValue]?,
    options: RequestOptions
  ) async throws
}

extension NumbersService {
  /// `POST /numbers`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func sendDates(
    a: Int? = nil, additionalProperties: [String: NumbersEndpoint.SendDatesBodyValue]? = nil,
    options: RequestOptions? = nil
  ) async throws {
    try await self.sendDates(
      a: a, additionalProperties: additionalProperties, options: options ?? .init())
  }
}

extension NumbersClient: NumbersService {}

/// A mock of `NumbersService` whose methods call the closures that a test or a preview sets.
public nonisolated struct NumbersMock: NumbersService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case sendDates
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, NumbersEndpoint>()
  public var onSendDates:
    (
      @Sendable (
        _ a: Int?,
        _ additionalProperties: [String: NumbersEndpoint.SendDatesBodyValue]?,
        _ options: RequestOptions
      ) async throws -> Void
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func sendDates(
    a: Int?, additionalProperties: [String: NumbersEndpoint.SendDatesBodyValue]?,
    options: RequestOptions
  ) async throws {
    self.calls.record(
      .sendDates, NumbersEndpoint.sendDates(a: a, additionalProperties: additionalProperties),
      options: options)
    guard let onSendDates else {
      throw UnsetMock("numbers.sendDates")
    }
    try await onSendDates(a, additionalProperties, options)
  }
}

nonisolated extension NumbersEndpoint: EquatableEndpoint {}

extension NumbersEndpoint.SendDatesBodyValue: Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      b: fields.decodeIfPresent(Int.self, "b"))
  }
}

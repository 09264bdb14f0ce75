// Made by sdkgen for Image. Do not edit.

public import Foundation
public import SDKRuntime

/// The methods of `ImageClient`.
public nonisolated protocol ImageService: Sendable {
  /// `POST /images`
  func edit(_ body: ImageEndpoint.EditBody, options: RequestOptions) async throws -> Data
  /// `POST /images`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func edit(
    _ body: ImageEndpoint.EditBody, to file: URL, progress: ProgressHandler?,
    options: RequestOptions
  ) async throws
  /// `POST /images`
  func edit(
    image: UploadFile, mask: UploadFile?, size: Int?, n: Int?, options: RequestOptions
  ) async throws -> Data
  /// `POST /images`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func edit(
    image: UploadFile, to file: URL, mask: UploadFile?, size: Int?, n: Int?,
    progress: ProgressHandler?, options: RequestOptions
  ) async throws
  /// `PUT /images/{id}`
  func replace(id: String, file: UploadFile?, options: RequestOptions) async throws
  /// `PUT /images/{id}`
  func replace(id: String, _ body: HTTPBody, options: RequestOptions) async throws
}

extension ImageService {
  /// `POST /images`
  public func edit(
    _ body: ImageEndpoint.EditBody, options: RequestOptions? = nil
  ) async throws -> Data {
    try await self.edit(body, options: options ?? .init())
  }
  /// `POST /images`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func edit(
    _ body: ImageEndpoint.EditBody, to file: URL, progress: ProgressHandler? = nil,
    options: RequestOptions? = nil
  ) async throws {
    try await self.edit(body, to: file, progress: progress, options: options ?? .init())
  }
  /// `POST /images`
  @_disfavoredOverload
  public func edit(
    image: UploadFile, mask: UploadFile? = nil, size: Int? = nil, n: Int? = nil,
    options: RequestOptions? = nil
  ) async throws -> Data {
    try await self.edit(image: image, mask: mask, size: size, n: n, options: options ?? .init())
  }
  /// `POST /images`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  @_disfavoredOverload
  public func edit(
    image: UploadFile, to file: URL, mask: UploadFile? = nil, size: Int? = nil, n: Int? = nil,
    progress: ProgressHandler? = nil, options: RequestOptions? = nil
  ) async throws {
    try await self.edit(
      image: image, to: file, mask: mask, size: size, n: n, progress: progress,
      options: options ?? .init())
  }
  /// `PUT /images/{id}`
  public func replace(
    id: String, file: UploadFile? = nil, options: RequestOptions? = nil
  ) async throws {
    try await self.replace(id: id, file: file, options: options ?? .init())
  }
  /// `PUT /images/{id}`
  @_disfavoredOverload
  public func replace(id: String, _ body: HTTPBody, options: RequestOptions? = nil) async throws {
    try await self.replace(id: id, body, options: options ?? .init())
  }
  /// `POST /images`
  public func edit(
    image: String, size: Int? = nil, n: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Data {
    try await self.edit(ImageEndpoint.EditBody(image: image, size: size, n: n), options: options)
  }
  /// `POST /images`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func edit(
    image: String, to file: URL, size: Int? = nil, n: Int? = nil, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.edit(
      ImageEndpoint.EditBody(image: image, size: size, n: n), to: file, progress: progress,
      options: options)
  }
}

extension ImageClient: ImageService {}

/// A mock of `ImageService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ImageMock: ImageService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case edit
    case editToFile
    case editMultipart
    case editMultipartToFile
    case replace
    case replaceData
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ImageEndpoint>()
  public var onEdit:
    (@Sendable (_ body: ImageEndpoint.EditBody, _ options: RequestOptions) async throws -> Data)?
  public var onEditToFile:
    (
      @Sendable (
        _ body: ImageEndpoint.EditBody,
        _ file: URL,
        _ progress: ProgressHandler?,
        _ options: RequestOptions
      ) async throws -> Void
    )?
  public var onEditMultipart:
    (
      @Sendable (
        _ image: UploadFile,
        _ mask: UploadFile?,
        _ size: Int?,
        _ n: Int?,
        _ options: RequestOptions
      ) async throws -> Data
    )?
  public var onEditMultipartToFile:
    (
      @Sendable (
        _ image: UploadFile,
        _ file: URL,
        _ mask: UploadFile?,
        _ size: Int?,
        _ n: Int?,
        _ progress: ProgressHandler?,
        _ options: RequestOptions
      ) async throws -> Void
    )?
  public var onReplace:
    (@Sendable (_ id: String, _ file: UploadFile?, _ options: RequestOptions) async throws -> Void)?
  public var onReplaceData:
    (@Sendable (_ id: String, _ body: HTTPBody, _ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func edit(_ body: ImageEndpoint.EditBody, options: RequestOptions) async throws -> Data {
    self.calls.record(.edit, ImageEndpoint.edit(body), options: options)
    guard let onEdit else {
      throw UnsetMock("edit")
    }
    return try await onEdit(body, options)
  }

  public func edit(
    _ body: ImageEndpoint.EditBody, to file: URL, progress: ProgressHandler?,
    options: RequestOptions
  ) async throws {
    self.calls.record(.editToFile, ImageEndpoint.edit(body), options: options)
    guard let onEditToFile else {
      throw UnsetMock("edit")
    }
    try await onEditToFile(body, file, progress, options)
  }

  public func edit(
    image: UploadFile, mask: UploadFile?, size: Int?, n: Int?, options: RequestOptions
  ) async throws -> Data {
    self.calls.record(
      .editMultipart, ImageEndpoint.editMultipart(image: image, mask: mask, size: size, n: n),
      options: options)
    guard let onEditMultipart else {
      throw UnsetMock("edit")
    }
    return try await onEditMultipart(image, mask, size, n, options)
  }

  public func edit(
    image: UploadFile, to file: URL, mask: UploadFile?, size: Int?, n: Int?,
    progress: ProgressHandler?, options: RequestOptions
  ) async throws {
    self.calls.record(
      .editMultipartToFile,
      ImageEndpoint.editMultipart(image: image, mask: mask, size: size, n: n), options: options)
    guard let onEditMultipartToFile else {
      throw UnsetMock("edit")
    }
    try await onEditMultipartToFile(image, file, mask, size, n, progress, options)
  }

  public func replace(id: String, file: UploadFile?, options: RequestOptions) async throws {
    self.calls.record(.replace, ImageEndpoint.replace(id: id, file: file), options: options)
    guard let onReplace else {
      throw UnsetMock("replace")
    }
    try await onReplace(id, file, options)
  }

  public func replace(id: String, _ body: HTTPBody, options: RequestOptions) async throws {
    self.calls.record(.replaceData, ImageEndpoint.replaceData(id: id, body), options: options)
    guard let onReplaceData else {
      throw UnsetMock("replace")
    }
    try await onReplaceData(id, body, options)
  }
}

nonisolated extension ImageEndpoint: EquatableEndpoint {}

extension ImageEndpoint.EditBody: Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      image: fields.decode(String.self, "image"), size: fields.decodeIfPresent(Int.self, "size"),
      n: fields.decodeIfPresent(Int.self, "n"))
  }
}

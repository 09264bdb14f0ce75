// Made by sdkgen for Image. Do not edit.

import Foundation
import SDKRuntime
import SDKTesting

/// The methods of `ImageClient`.
nonisolated protocol ImageService: Sendable {
  @discardableResult
  func edit(_ body: ImageEndpoint.EditBody, options: RequestOptions) async throws -> Data
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func edit(
    _ body: ImageEndpoint.EditBody, to file: URL, progress: ProgressHandler?,
    options: RequestOptions
  ) async throws
  @discardableResult
  func edit(
    image: UploadFile, mask: UploadFile?, size: Int?, n: Int?, options: RequestOptions
  ) async throws -> Data
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func edit(
    image: UploadFile, to file: URL, mask: UploadFile?, size: Int?, n: Int?,
    progress: ProgressHandler?, options: RequestOptions
  ) async throws
  func replace(id: String, file: UploadFile?, options: RequestOptions) async throws
  func replace(id: String, _ body: HTTPBody, options: RequestOptions) async throws
}

extension ImageService {
  @discardableResult
  func edit(_ body: ImageEndpoint.EditBody) async throws -> Data {
    try await edit(body, options: .init())
  }
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func edit(
    _ body: ImageEndpoint.EditBody, to file: URL, progress: ProgressHandler?
  ) async throws {
    try await edit(body, to: file, progress: progress, options: .init())
  }
  @discardableResult
  func edit(image: UploadFile, mask: UploadFile?, size: Int?, n: Int?) async throws -> Data {
    try await edit(image: image, mask: mask, size: size, n: n, options: .init())
  }
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func edit(
    image: UploadFile, to file: URL, mask: UploadFile?, size: Int?, n: Int?,
    progress: ProgressHandler?
  ) async throws {
    try await edit(
      image: image, to: file, mask: mask, size: size, n: n, progress: progress, options: .init())
  }
  func replace(id: String, file: UploadFile?) async throws {
    try await replace(id: id, file: file, options: .init())
  }
  func replace(id: String, _ body: HTTPBody) async throws {
    try await replace(id: id, body, options: .init())
  }
  @discardableResult
  func edit(
    image: String, size: Int? = nil, n: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Data {
    try await self.edit(ImageEndpoint.EditBody(image: image, size: size, n: n), options: options)
  }
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func edit(
    image: String, to file: URL, size: Int? = nil, n: Int? = nil, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.edit(
      ImageEndpoint.EditBody(image: image, size: size, n: n), to: file, progress: progress,
      options: options)
  }
}

extension ImageClient: ImageService {}

/// A mock of `ImageService` whose methods call the handlers that a test sets.
nonisolated struct ImageMock: ImageService {
  var onEdit:
    (@Sendable (_ body: ImageEndpoint.EditBody, _ options: RequestOptions) async throws -> Data)?
  var onEditToFile:
    (
      @Sendable (
        _ body: ImageEndpoint.EditBody,
        _ file: URL,
        _ progress: ProgressHandler?,
        _ options: RequestOptions
      ) async throws -> Void
    )?
  var onEditMultipart:
    (
      @Sendable (
        _ image: UploadFile,
        _ mask: UploadFile?,
        _ size: Int?,
        _ n: Int?,
        _ options: RequestOptions
      ) async throws -> Data
    )?
  var onEditMultipartToFile:
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
  var onReplace:
    (@Sendable (_ id: String, _ file: UploadFile?, _ options: RequestOptions) async throws -> Void)?
  var onReplaceData:
    (@Sendable (_ id: String, _ body: HTTPBody, _ options: RequestOptions) async throws -> Void)?

  @discardableResult
  func edit(_ body: ImageEndpoint.EditBody, options: RequestOptions) async throws -> Data {
    guard let onEdit else {
      throw UnsetMock("edit")
    }
    return try await onEdit(body, options)
  }

  func edit(
    _ body: ImageEndpoint.EditBody, to file: URL, progress: ProgressHandler?,
    options: RequestOptions
  ) async throws {
    guard let onEditToFile else {
      throw UnsetMock("edit")
    }
    try await onEditToFile(body, file, progress, options)
  }

  @discardableResult
  func edit(
    image: UploadFile, mask: UploadFile?, size: Int?, n: Int?, options: RequestOptions
  ) async throws -> Data {
    guard let onEditMultipart else {
      throw UnsetMock("edit")
    }
    return try await onEditMultipart(image, mask, size, n, options)
  }

  func edit(
    image: UploadFile, to file: URL, mask: UploadFile?, size: Int?, n: Int?,
    progress: ProgressHandler?, options: RequestOptions
  ) async throws {
    guard let onEditMultipartToFile else {
      throw UnsetMock("edit")
    }
    try await onEditMultipartToFile(image, file, mask, size, n, progress, options)
  }

  func replace(id: String, file: UploadFile?, options: RequestOptions) async throws {
    guard let onReplace else {
      throw UnsetMock("replace")
    }
    try await onReplace(id, file, options)
  }

  func replace(id: String, _ body: HTTPBody, options: RequestOptions) async throws {
    guard let onReplaceData else {
      throw UnsetMock("replace")
    }
    try await onReplaceData(id, body, options)
  }
}

extension ImageEndpoint.EditBody: Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      image: fields.decode(String.self, "image"), size: fields.decodeIfPresent(Int.self, "size"),
      n: fields.decodeIfPresent(Int.self, "n"))
  }
}

// Made by sdkgen for Image. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://image.example`.
public nonisolated struct ImageClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://image.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /images`
  public func edit(
    _ body: ImageEndpoint.EditBody, options: RequestOptions = .init()
  ) async throws -> Data {
    try await client.send(ImageEndpoint.edit(body), as: Data.self, options: options)
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
    _ body: ImageEndpoint.EditBody, to file: URL, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ImageEndpoint.edit(body), to: file, progress: progress, options: options)
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

  /// `POST /images`
  @_disfavoredOverload
  public func edit(
    image: UploadFile, mask: UploadFile? = nil, size: Int? = nil, n: Int? = nil,
    options: RequestOptions = .init()
  ) async throws -> Data {
    try await client.send(
      ImageEndpoint.editMultipart(image: image, mask: mask, size: size, n: n), as: Data.self,
      options: options)
  }

  /// `POST /images`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  @_disfavoredOverload
  public func edit(
    image: UploadFile, to file: URL, mask: UploadFile? = nil, size: Int? = nil, n: Int? = nil,
    progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ImageEndpoint.editMultipart(image: image, mask: mask, size: size, n: n), to: file,
      progress: progress, options: options)
  }

  /// `PUT /images/{id}`
  public func replace(
    id: String, file: UploadFile? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ImageEndpoint.replace(id: id, file: file), options: options)
  }

  /// `PUT /images/{id}`
  @_disfavoredOverload
  public func replace(
    id: String, _ body: HTTPBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ImageEndpoint.replaceData(id: id, body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

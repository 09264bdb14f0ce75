// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /photos`
  @discardableResult
  public func createPhoto(_ body: Photo, options: RequestOptions = .init()) async throws -> Photo {
    try await client.send(ZooEndpoint.createPhoto(body), as: Photo.self, options: options)
  }

  /// `POST /photos`
  @discardableResult
  public func createPhoto(
    data: String, raw: String? = nil, encoded: Data? = nil, thumbnail: Data? = nil,
    options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.createPhoto(
      Photo(data: data, raw: raw, encoded: encoded, thumbnail: thumbnail), options: options)
  }

  /// `GET /photos/{id}`
  public func getPhoto(id: String, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ZooEndpoint.getPhoto(id: id), as: Data.self, options: options)
  }

  /// `GET /photos/{id}`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func getPhoto(
    id: String, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ZooEndpoint.getPhoto(id: id), to: file, progress: progress, options: options)
  }

  /// `PUT /photos/{id}`
  public func replacePhoto(
    id: String, _ body: ZooEndpoint.ReplacePhotoBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.replacePhoto(id: id, body), options: options)
  }

  /// `PUT /photos/{id}`
  public func replacePhoto(
    id: String, files: [Blob]? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.replacePhoto(
      id: id, ZooEndpoint.ReplacePhotoBody(files: files), options: options)
  }

  /// `PATCH /photos/{id}`
  public func updatePhoto(
    id: String, _ body: Photo, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.updatePhoto(id: id, body), options: options)
  }

  /// `PATCH /photos/{id}`
  public func updatePhoto(
    id: String, data: String, raw: String? = nil, encoded: Data? = nil, thumbnail: Data? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.updatePhoto(
      id: id, Photo(data: data, raw: raw, encoded: encoded, thumbnail: thumbnail),
      options: options)
  }

  /// `PATCH /photos/{id}`
  @_disfavoredOverload
  public func updatePhoto(
    id: String, data: UploadFile, raw: UploadFile? = nil, encoded: Data? = nil,
    thumbnail: Data? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.updatePhotoMultipart(
        id: id, data: data, raw: raw, encoded: encoded, thumbnail: thumbnail),
      options: options)
  }

  /// `POST /albums`
  public func createAlbum(
    cover: UploadFile? = nil, photos: [Photo]? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.createAlbum(cover: cover, photos: photos), options: options)
  }

  /// `PUT /albums`
  public func replaceAlbum(
    _ body: ZooEndpoint.ReplaceAlbumBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.replaceAlbum(body), options: options)
  }

  /// `PUT /albums`
  public func replaceAlbum(cover: Blob? = nil, options: RequestOptions = .init()) async throws {
    try await self.replaceAlbum(ZooEndpoint.ReplaceAlbumBody(cover: cover), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

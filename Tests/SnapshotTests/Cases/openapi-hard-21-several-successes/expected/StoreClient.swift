// Made by sdkgen for Store. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://files.example`.
public nonisolated struct StoreClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://files.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /files/{id}/content`
  public func downloadFile(
    id: String, options: RequestOptions = .init()
  ) async throws -> StoreEndpoint.DownloadFileResponse {
    try await client.send(
      StoreEndpoint.downloadFile(id: id), options: options,
      reading: { try StoreEndpoint.DownloadFileResponse($0) })
  }

  /// `GET /files/{id}/content`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func downloadFile(
    id: String, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      StoreEndpoint.downloadFile(id: id), to: file, emptyStatuses: [202], progress: progress,
      options: options)
  }

  /// `POST /files/commit`
  @discardableResult
  public func commitUpload(
    options: RequestOptions = .init()
  ) async throws -> StoreEndpoint.CommitUploadResponse {
    try await client.send(
      StoreEndpoint.commitUpload, options: options,
      reading: { try StoreEndpoint.CommitUploadResponse($0) })
  }

  /// `PUT /files/commit`
  @discardableResult
  public func replaceUpload(options: RequestOptions = .init()) async throws -> File {
    try await client.send(StoreEndpoint.replaceUpload, as: File.self, options: options)
  }

  /// `DELETE /files/commit`
  public func abortUpload(options: RequestOptions = .init()) async throws {
    try await client.send(StoreEndpoint.abortUpload, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension StoreEndpoint {
  /// A successful response of `GET /files/{id}/content`.
  public nonisolated enum DownloadFileResponse: Hashable, Sendable {
    /// 200
    case ok(Data)
    /// 202
    case accepted

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = .ok(response.data)
      case 202: self = .accepted
      default: throw response.unexpectedStatus
      }
    }
  }
}

extension StoreEndpoint {
  /// A successful response of `POST /files/commit`.
  public nonisolated enum CommitUploadResponse: Hashable, Sendable {
    /// 201
    case created(File)
    /// 202
    case accepted

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 201: self = try .created(response.decode(File.self))
      case 202: self = .accepted
      default: throw response.unexpectedStatus
      }
    }
  }
}

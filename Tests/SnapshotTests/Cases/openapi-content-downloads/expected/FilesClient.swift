// Made by sdkgen for Files. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://files.example`.
public nonisolated struct FilesClient: Sendable {
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

  /// `GET /files/{id}`
  public func getFile(
    id: String, options: RequestOptions = .init()
  ) async throws -> FilesEndpoint.GetFileResponse {
    try await client.send(
      FilesEndpoint.getFile(id: id), options: options,
      reading: { try FilesEndpoint.GetFileResponse($0) })
  }

  /// `GET /files/{id}`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func getFile(
    id: String, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      FilesEndpoint.getFile(id: id), to: file, emptyStatuses: [202], progress: progress,
      options: options)
  }

  /// `GET /files/{id}/content`
  ///
  /// - Parameter id: The file.
  public func getContent(id: String, options: RequestOptions = .init()) async throws -> String {
    try await client.send(FilesEndpoint.getContent(id: id), as: String.self, options: options)
  }

  /// `GET /files/{id}/content`
  ///
  /// - Parameters:
  ///   - id: The file.
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func getContent(
    id: String, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      FilesEndpoint.getContent(id: id), to: file, progress: progress, options: options)
  }

  /// `GET /files/{id}/name`
  public func getName(id: String, options: RequestOptions = .init()) async throws -> String {
    try await client.text(FilesEndpoint.getName(id: id), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension FilesEndpoint {
  /// A successful response of `GET /files/{id}`.
  public nonisolated enum GetFileResponse: Hashable, Sendable {
    /// 200, 206
    case ok(Data)
    /// 202
    case accepted

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200, 206: self = .ok(response.data)
      case 202: self = .accepted
      default: throw response.unexpectedStatus
      }
    }
  }
}

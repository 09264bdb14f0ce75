// Made by sdkgen for Box. Do not edit.

public import SDKRuntime

/// A client for the API at `https://box.example`.
public nonisolated struct BoxClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://box.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/files` and below.
  public var files: FilesClient { FilesClient(client) }

  /// Requests to `/responses`.
  public var responses: ResponsesClient { ResponsesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/files` and below.
public nonisolated struct FilesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /files/{file_id}#get_shared_link`
  public func getSharedLink(
    fileID: String, fields: String, options: RequestOptions = .init()
  ) async throws -> File {
    try await client.send(
      FilesEndpoint.getSharedLink(fileID: fileID, fields: fields), as: File.self, options: options)
  }

  /// `GET /files/{file_id}#remove_shared_link`
  public func removeSharedLink(
    fileID: String, options: RequestOptions = .init()
  ) async throws -> File {
    try await client.send(
      FilesEndpoint.removeSharedLink(fileID: fileID), as: File.self, options: options)
  }
}

/// Requests to `/responses`.
public nonisolated struct ResponsesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /responses?beta=true`
  public func listBetaResponses(
    limit: Int? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ResponsesEndpoint.listBetaResponses(limit: limit), options: options)
  }
}

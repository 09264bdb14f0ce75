// Made by sdkgen for Store. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.files.example/2.0`.
public nonisolated struct StoreClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = Server(
      "https://api.files.example/2.0",
      hosts: [
        "upload": "https://upload.files.example/api/2.0",
        "server eu.files.example": "https://eu.files.example/api",
      ]),
    oauth2: AnyCredential, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("OAuth2", .bearer, oauth2)]
    configuration.servers = server.hosts(named: ["upload", "server eu.files.example"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/files` and below.
  public var files: FilesClient { FilesClient(client) }

  /// Requests to `/upload`.
  public var upload: UploadClient { UploadClient(client) }

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

  /// `GET /files`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.list, options: options)
  }

  /// `POST /files/content`
  public func upload(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.upload(body), options: options)
  }
}

/// Requests to `/upload`.
public nonisolated struct UploadClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /upload`
  public func uploadPart(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(UploadEndpoint.uploadPart(body), options: options)
  }
}

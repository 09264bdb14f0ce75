// Made by sdkgen for Certificates. Do not edit.

public import SDKRuntime

/// A client for the API at `https://acm.example`.
public nonisolated struct CertificatesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://acm.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/files` and below.
  public var files: FilesClient { FilesClient(client) }

  /// `POST /#X-Amz-Target=CertificateManager.DeleteCertificate`
  public func deleteCertificate(options: RequestOptions = .init()) async throws {
    try await client.send(CertificatesEndpoint.deleteCertificate, options: options)
  }

  /// `GET /#Action=ListKeys`
  public func listKeys(options: RequestOptions = .init()) async throws {
    try await client.send(CertificatesEndpoint.listKeys, options: options)
  }

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

  /// `PUT /files/{id}#add_shared_link`
  public func addSharedLink(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.addSharedLink(id: id), options: options)
  }

  /// `PUT /files/{id}#move`
  public func move(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.move(id: id), options: options)
  }

  /// `POST /files/{id}#copy`
  public func copy(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.copy(id: id), options: options)
  }
}

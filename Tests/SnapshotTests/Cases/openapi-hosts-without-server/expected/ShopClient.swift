// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter server: All calls go there but those of the `hosts` that it has; the spec states
  ///   `["up": "https://eu.up.example.com", "files": Server("http://files.local",
  ///   allowsInsecureServer: true)]`.
  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.servers = server.hosts(named: ["up", "files"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/photos`.
  public var photos: PhotosClient { PhotosClient(client) }

  /// Requests to `/files`.
  public var files: FilesClient { FilesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.list, options: options)
  }
}

/// Requests to `/photos`.
public nonisolated struct PhotosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /photos`
  public func add(options: RequestOptions = .init()) async throws {
    try await client.send(PhotosEndpoint.add, options: options)
  }
}

/// Requests to `/files`.
public nonisolated struct FilesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /files`
  public func add(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.add, options: options)
  }
}

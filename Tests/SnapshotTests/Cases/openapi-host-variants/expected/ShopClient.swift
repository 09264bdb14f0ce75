// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .production, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.servers = server.server.hosts(named: ["up", "up 2", "up 3", "api"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/photos`.
  public var photos: PhotosClient { PhotosClient(client) }

  /// Requests to `/videos`.
  public var videos: VideosClient { VideosClient(client) }

  /// Requests to `/files`.
  public var files: FilesClient { FilesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }

  public nonisolated struct Servers: ServerChoice {
    public var server: Server

    public init(_ server: Server) { self.server = server }

    /// Production
    public static var production: Self {
      Self(
        Server(
          "https://api.example.com", name: "production",
          hosts: [
            "up": "https://up.example.com", "up 2": "https://up.example.com",
            "up 3": "https://up.example.com", "api": "https://api.example.com",
          ]))
    }

    /// Sandbox
    public static var sandbox: Self {
      Self(
        Server(
          "https://sandbox.example.com", name: "sandbox",
          hosts: [
            "up": "https://up.example.com", "up 2": "https://up.sandbox.example.com",
            "up 3": "https://video.sandbox.example.com",
            "api": "https://files.sandbox.example.com",
          ]))
    }
  }
}

/// Requests to `/photos`.
public nonisolated struct PhotosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /photos`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PhotosEndpoint.list, options: options)
  }

  /// `POST /photos`
  public func add(options: RequestOptions = .init()) async throws {
    try await client.send(PhotosEndpoint.add, options: options)
  }
}

/// Requests to `/videos`.
public nonisolated struct VideosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /videos`
  public func add(options: RequestOptions = .init()) async throws {
    try await client.send(VideosEndpoint.add, options: options)
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

  /// `GET /files`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.list, options: options)
  }

  /// `DELETE /files`
  public func deleteAll(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.deleteAll, options: options)
  }

  /// `PUT /files`
  public func replace(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.replace, options: options)
  }
}

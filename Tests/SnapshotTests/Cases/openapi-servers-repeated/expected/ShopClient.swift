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
    configuration.servers = server.server.hosts(named: ["up"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/owners`.
  public var owners: OwnersClient { OwnersClient(client) }

  /// Requests to `/cages`.
  public var cages: CagesClient { CagesClient(client) }

  /// Requests to `/photos`.
  public var photos: PhotosClient { PhotosClient(client) }

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
          "https://api.example.com", name: "production", hosts: ["up": "https://up.example.com"]))
    }

    /// Test
    public static var test: Self {
      Self(
        Server(
          "https://api.test.example.com", name: "test",
          hosts: ["up": "https://up.test.example.com"]))
    }
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

/// Requests to `/owners`.
public nonisolated struct OwnersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /owners`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(OwnersEndpoint.list, options: options)
  }
}

/// Requests to `/cages`.
public nonisolated struct CagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /cages`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(CagesEndpoint.list, options: options)
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

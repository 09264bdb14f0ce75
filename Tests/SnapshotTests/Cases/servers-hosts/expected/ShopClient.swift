// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.example.com/v1`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .real, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.servers = server.server.hosts(named: ["uploads", "files"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/photos`.
  public var photos: PhotosClient { PhotosClient(client) }

  /// `GET /ping`
  public func ping(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.ping, options: options)
  }

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

    public static var real: Self {
      Self(
        Server(
          "https://api.example.com/v1", name: "real",
          hosts: ["uploads": "https://up.example.com", "files": "https://files.example.com"]))
    }

    public static func sandbox(region: String = "eu") -> Self {
      Self(
        Server(
          "https://\(region).sandbox.example.com/v1", name: "sandbox",
          hosts: [
            "uploads": "https://up.\(region).sandbox.example.com",
            "files": "https://files.example.com",
          ]))
    }
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

  /// `GET /photos`
  public func get(options: RequestOptions = .init()) async throws {
    try await client.send(PhotosEndpoint.get, options: options)
  }
}

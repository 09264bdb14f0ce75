// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .real, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.servers = server.server.hosts(named: ["uploads", "real"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

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

    public static var real: Self {
      Self(
        Server(
          "https://api.example.com", name: "real", hosts: ["uploads": "https://up.example.com"]))
    }

    public static var test: Self {
      Self(
        Server(
          "https://api.test.example.com", name: "test",
          hosts: ["uploads": "https://up.test.example.com", "real": "https://api.example.com"]))
    }
  }
}

public nonisolated struct FilesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /files`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.list, options: options)
  }

  /// `POST /audit`
  public func audit(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.audit, options: options)
  }
}

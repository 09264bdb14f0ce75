// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://{environment}.zoo.example/{version}`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .zoo(), transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.servers = server.server.hosts(named: ["echo", "files", "logs"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/files`.
  public var files: FilesClient { FilesClient(client) }

  /// Requests to `/logs`.
  public var logs: LogsClient { LogsClient(client) }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// `GET /ping`
  public func ping(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.ping, options: options)
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

    public static func zoo(environment: String = "api", version: String = "v1") -> Self {
      Self(
        Server(
          "https://\(environment).zoo.example/\(version)", name: "zoo",
          hosts: [
            "echo": "https://eu.echo.dev.zoo.example/\(version)",
            "files": "https://files.\(environment).zoo.example",
            "logs": "https://logs.api.zoo.example",
          ]))
    }
  }
}

/// Requests to `/files`.
public nonisolated struct FilesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /files`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.list, options: options)
  }
}

/// Requests to `/logs`.
public nonisolated struct LogsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /logs`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(LogsEndpoint.list, options: options)
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

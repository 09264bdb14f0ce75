// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example.com:8443/v1`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = Server(
      "https://zoo.example.com:8443/v1", hosts: ["http": "http://zoo.example.com:8443/v1"]),
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.servers = server.hosts(named: ["http"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/animals`.
  public var animals: AnimalsClient { AnimalsClient(client) }

  /// Requests to `/health`.
  public var health: HealthClient { HealthClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/animals`.
public nonisolated struct AnimalsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /animals`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(AnimalsEndpoint.list, options: options)
  }
}

/// Requests to `/health`.
public nonisolated struct HealthClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /health`
  public func check(options: RequestOptions = .init()) async throws {
    try await client.send(HealthEndpoint.check, options: options)
  }
}

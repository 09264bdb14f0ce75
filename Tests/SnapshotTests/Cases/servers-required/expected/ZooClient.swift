// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://north.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.servers = server.server.hosts(named: ["south"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.list, options: options)
  }

  /// `GET /keepers`
  public func keepers(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.keepers, options: options)
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

    public static var north: Self {
      Self(
        Server("https://north.example", name: "north", hosts: ["south": "https://south.example"]))
    }

    public static var south: Self {
      Self(Server("https://south.example", name: "south"))
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://{region}.{host}.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func listPets(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.listPets, options: options)
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

    public static func example(region: String = "eu", host: String) -> Self {
      Self(Server("https://\(region).\(host).example", name: "example"))
    }

    /// Agent
    public static func agent(agent: String) -> Self {
      Self(Server("https://\(agent)/v1", name: "agent"))
    }

    /// Tenant
    public static func tenant(
      prefix: String = "eu", tenant: String = "", base: String = ""
    ) -> Self {
      Self(Server("https://\(prefix)\(tenant).example/\(base)", name: "tenant"))
    }

    /// Own
    public static func own(tenant: String) -> Self {
      Self(Server("https://\(tenant).zoo.example", name: "own"))
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .live, transport: any Transport = URLSessionTransport(),
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

    public static var live: Self {
      Self(Server("https://zoo.example", name: "live"))
    }

    public static var liveQuestion: Self {
      Self(Server("https://next.zoo.example", name: "live?"))
    }

    public static var test: Self {
      Self(Server("https://test.zoo.example", name: "test"))
    }

    /// Local
    public static var local: Self {
      Self(Server("http://local.zoo.example", name: "local"))
    }

    /// local
    public static var local2: Self {
      Self(Server("https://local.zoo.example", name: "local 2"))
    }
  }
}

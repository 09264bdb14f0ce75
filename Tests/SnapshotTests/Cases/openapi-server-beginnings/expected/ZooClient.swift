// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .anywhere(), transport: any Transport = URLSessionTransport(),
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

    /// Anywhere
    public static func anywhere(base: String = "https://zoo.example") -> Self {
      Self(Server("\(base)/v1", name: "anywhere"))
    }

    /// Test
    public static func test(scheme: String = "https") -> Self {
      Self(Server("\(scheme)://test.zoo.example", name: "test"))
    }
  }
}

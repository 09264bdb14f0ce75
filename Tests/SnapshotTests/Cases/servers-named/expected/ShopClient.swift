// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://example.com:9443/v1`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .real, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.list, options: options)
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
      Self(Server("https://example.com:9443/v1", name: "real"))
    }

    public static var paper: Self {
      Self(Server("https://test.example.com/v1", name: "practice"))
    }
  }
}

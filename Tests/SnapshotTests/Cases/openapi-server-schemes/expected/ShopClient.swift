// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = Server("https://api.example.com", hosts: ["up": "https://up.example.com/x"]),
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.servers = server.hosts(named: ["up"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /a`
  public func a(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.a, options: options)
  }

  /// `GET /b`
  public func b(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.b, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

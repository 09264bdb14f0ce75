// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://example.com/v1`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = Server("https://example.com/v1", hosts: ["uploads": "https://up.example.com"]),
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.servers = server.hosts(named: ["uploads"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.list, options: options)
  }

  /// `GET /pets`
  public func new(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.new, options: options)
  }

  /// `GET /pets`
  public func beta(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.beta, options: options)
  }

  /// `POST /photos`
  public func add(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.add, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

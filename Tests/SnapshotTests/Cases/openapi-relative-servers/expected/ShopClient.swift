// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example.com/v1`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = Server(
      "https://shop.example.com/v1", hosts: ["files": "https://files.example.com/v1"]),
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.servers = server.hosts(named: ["files"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /old`
  public func old(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.old, options: options)
  }

  /// `GET /new`
  public func new(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.new, options: options)
  }

  /// `PUT /new`
  public func same(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.same, options: options)
  }

  /// `POST /new`
  public func beside(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.beside, options: options)
  }

  /// `PATCH /new`
  public func root(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.root, options: options)
  }

  /// `DELETE /new`
  public func versioned(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.versioned, options: options)
  }

  /// `GET /host`
  public func host(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.host, options: options)
  }

  /// `PUT /host`
  public func bare(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.bare, options: options)
  }

  /// `POST /host`
  public func query(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.query, options: options)
  }

  /// `PATCH /host`
  public func open(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.open, options: options)
  }

  /// `DELETE /host`
  public func empty(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.empty, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /a`
  public func a(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.a(zooVersion: zooVersion), options: options)
  }

  /// `GET /b`
  public func b(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.b(zooVersion: zooVersion), options: options)
  }

  /// `GET /c`
  public func c(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.c(zooVersion: zooVersion), options: options)
  }

  /// `GET /d`
  public func d(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.d(zooVersion: zooVersion), options: options)
  }

  /// `GET /e`
  public func e(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.e(zooVersion: zooVersion), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

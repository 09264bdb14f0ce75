// Made by sdkgen for Foo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://foo.example`.
public nonisolated struct FooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://foo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /foo`
  public func create2(options: RequestOptions = .init()) async throws {
    try await client.send(FooEndpoint.create2, options: options)
  }

  /// `PATCH /foo`
  public func create3(options: RequestOptions = .init()) async throws {
    try await client.send(FooEndpoint.create3, options: options)
  }

  /// `POST /foo`
  public func create(options: RequestOptions = .init()) async throws {
    try await client.send(FooEndpoint.create, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

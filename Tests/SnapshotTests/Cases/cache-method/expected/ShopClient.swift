// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.options = RequestOptions(cache: .http)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.list, options: options)
  }

  /// `POST /pets`
  public func off(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.off, options: options)
  }

  /// `QUERY /pets`
  public func find(_ body: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.find(body), options: options)
  }

  /// `COPY /pets`
  public func copy(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.copy, options: options)
  }

  /// `DELETE /pets`
  public func remove(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.remove, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Bakery. Do not edit.

public import SDKRuntime

/// What a bakery sells.
///
/// Prices: [see there](https://example.com), * and : mean nothing here.
public nonisolated struct BakeryClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://bakery.example.com", key: AnyCredential,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("key", .apiKey("X-Key", in: .header), key)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /loaves`
  public func listLoaves(options: RequestOptions = .init()) async throws -> [Loaf] {
    try await client.send(BakeryEndpoint.listLoaves, as: [Loaf].self, options: options)
  }

  /// `GET /loaves/{id}`
  public func getLoaf(id: String, options: RequestOptions = .init()) async throws -> Loaf {
    try await client.send(BakeryEndpoint.getLoaf(id: id), as: Loaf.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

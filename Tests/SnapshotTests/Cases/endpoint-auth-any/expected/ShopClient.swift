// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, token: AnyCredential? = nil, key: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [
      SecurityScheme("token", .bearer, token),
      SecurityScheme("key", .apiKey("X-Key", in: .header), key),
    ]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func get(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.get, options: options)
  }

  /// `GET /all`
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
}

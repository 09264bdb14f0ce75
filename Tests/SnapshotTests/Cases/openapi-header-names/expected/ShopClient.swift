// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example.com/v1`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example.com/v1",
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /x`
  public func x(
    xTrace: Int, kind: String? = nil, kind2: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ShopEndpoint.x(xTrace: xTrace, kind: kind, kind2: kind2), options: options)
  }

  /// `PUT /x`
  public func y(
    xTrace: String, kind: String? = nil, xZoo: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.y(xTrace: xTrace, kind: kind, xZoo: xZoo), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /charges/{mode}`
  public func fetch(
    mode: ShopEndpoint.FetchMode, options: RequestOptions = .init()
  ) async throws -> Charge {
    try await client.send(ShopEndpoint.fetch(mode: mode), as: Charge.self, options: options)
  }

  /// `POST /charges/{mode}`
  @discardableResult
  public func make(
    mode: ShopEndpoint.MakeMode, _ body: ShopEndpoint.MakeBody? = nil,
    options: RequestOptions = .init()
  ) async throws -> ShopEndpoint.MakeResponse {
    try await client.send(
      ShopEndpoint.make(mode: mode, body), as: ShopEndpoint.MakeResponse.self, options: options)
  }

  /// `POST /charges/{mode}`
  @discardableResult
  @_disfavoredOverload
  public func make(
    mode: ShopEndpoint.MakeMode, outcome: ShopEndpoint.MakeBody.Outcome? = nil,
    options: RequestOptions = .init()
  ) async throws -> ShopEndpoint.MakeResponse {
    try await self.make(mode: mode, ShopEndpoint.MakeBody(outcome: outcome), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

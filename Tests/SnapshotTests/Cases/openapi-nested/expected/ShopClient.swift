// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for Shop.
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

  /// The operations of charges.
  public var charges: ChargesClient { ChargesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// The operations of charges.
public nonisolated struct ChargesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func fetch(
    mode: ChargesEndpoint.FetchMode, options: RequestOptions = .init()
  ) async throws -> Charge {
    try await client.send(ChargesEndpoint.fetch(mode: mode), as: Charge.self, options: options)
  }

  public func make(
    mode: ChargesEndpoint.MakeMode, _ body: ChargesEndpoint.MakeBody? = nil,
    options: RequestOptions = .init()
  ) async throws -> ChargesEndpoint.MakeResponse {
    try await client.send(
      ChargesEndpoint.make(mode: mode, body), as: ChargesEndpoint.MakeResponse.self,
      options: options)
  }

  @_disfavoredOverload
  public func make(
    mode: ChargesEndpoint.MakeMode, outcome: ChargesEndpoint.MakeBody.Outcome? = nil,
    options: RequestOptions = .init()
  ) async throws -> ChargesEndpoint.MakeResponse {
    try await self.make(mode: mode, ChargesEndpoint.MakeBody(outcome: outcome), options: options)
  }
}

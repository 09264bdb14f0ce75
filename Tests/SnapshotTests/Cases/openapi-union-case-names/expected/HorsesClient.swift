// Made by sdkgen for Horses. Do not edit.

public import SDKRuntime

/// A client for the API at `https://horses.example.com`.
public nonisolated struct HorsesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://horses.example.com",
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /horse`
  public func getHorse(options: RequestOptions = .init()) async throws -> Horse {
    try await client.send(HorsesEndpoint.getHorse, as: Horse.self, options: options)
  }

  /// `POST /horse`
  public func createHorse(_ body: Horse, options: RequestOptions = .init()) async throws {
    try await client.send(HorsesEndpoint.createHorse(body), options: options)
  }

  /// `POST /horse`
  public func createHorse(
    wings: Horse.Wings? = nil, herd: Horse.Herd? = nil, cart: Horse.Cart? = nil,
    stable: Horse.Stable? = nil, gait: Horse.Gait? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.createHorse(
      Horse(wings: wings, herd: herd, cart: cart, stable: stable, gait: gait), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

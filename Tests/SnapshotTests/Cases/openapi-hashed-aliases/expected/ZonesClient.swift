// Made by sdkgen for Zones. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zones.example.com`.
public nonisolated struct ZonesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zones.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /zones/{zone}`
  public func getZone(zone: String, options: RequestOptions = .init()) async throws -> Zone {
    try await client.send(ZonesEndpoint.getZone(zone: zone), as: Zone.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

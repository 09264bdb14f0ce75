// Made by sdkgen for Readings. Do not edit.

public import SDKRuntime

/// A client for Readings.
public nonisolated struct ReadingsClient: Sendable {
  /// Sends every request of this client.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  public func list(
    sold: Bool? = nil, level: Double? = nil, options: RequestOptions = .init()
  ) async throws -> [Reading] {
    try await client.send(
      ReadingsEndpoint.list(sold: sold, level: level), as: [Reading].self, options: options)
  }

  public func add(_ body: Reading, options: RequestOptions = .init()) async throws {
    try await client.send(ReadingsEndpoint.add(body), options: options)
  }

  /// What `body` returns, and the response to its last call: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter parkID: The park.
  public init(
    server: Server = "https://zoo.example", parkID: Int, zooVersion: String = "2026-03-01",
    key: String? = nil, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.parameters = [("parkId", parkID), ("Zoo-Version", zooVersion), ("key", key)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/parks` and below.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/status`.
  public var status: StatusClient { StatusClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/parks` and below.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /parks/{parkId}/pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.list, options: options)
  }

  /// `POST /parks/{parkId}/pets`
  public func add(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.add, options: options)
  }
}

/// Requests to `/status`.
public nonisolated struct StatusClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /status`
  public func get(options: RequestOptions = .init()) async throws {
    try await client.send(StatusEndpoint.get, options: options)
  }
}

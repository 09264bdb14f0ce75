// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/pets` and below.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/owners`.
  public var owners: OwnersClient { OwnersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets` and below.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(PetsEndpoint.get(id: id), as: Pet.self, options: options)
  }
}

/// Requests to `/owners`.
public nonisolated struct OwnersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /owners`
  public func list(options: RequestOptions = .init()) async throws -> [Owner] {
    try await client.send(OwnersEndpoint.list, as: [Owner].self, options: options)
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/keepers` and below.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.list, options: options)
  }

  /// `POST /pets`
  public func create(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.create, options: options)
  }

  /// `GET /teams/{team}/pets`
  public func getTeamPets(team: String, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.getTeamPets(team: team), options: options)
  }
}

/// Requests to `/keepers` and below.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /keepers/{id}`
  public func getKeeper(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(KeepersEndpoint.getKeeper(id: id), options: options)
  }

  /// `HEAD /keepers/{id}`
  public func keepersGet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(KeepersEndpoint.keepersGet(id: id), options: options)
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example.com`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/cars`.
  public var cars: CarsClient { CarsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /pets`
  @discardableResult
  public func add(_ body: Pet, options: RequestOptions = .init()) async throws -> House {
    try await client.send(PetsEndpoint.add(body), as: House.self, options: options)
  }
}

/// Requests to `/cars`.
public nonisolated struct CarsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /cars`
  @discardableResult
  public func add(_ body: Vehicle, options: RequestOptions = .init()) async throws -> Base {
    try await client.send(CarsEndpoint.add(body), as: Base.self, options: options)
  }
}

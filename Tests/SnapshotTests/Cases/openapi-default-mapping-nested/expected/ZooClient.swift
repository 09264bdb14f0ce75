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

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/birds`.
  public var birds: BirdsClient { BirdsClient(client) }

  /// Requests to `/fishes`.
  public var fishes: FishesClient { FishesClient(client) }

  /// Requests to `/frogs`.
  public var frogs: FrogsClient { FrogsClient(client) }

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

  /// `GET /pets`
  public func get(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(PetsEndpoint.get, as: Pet.self, options: options)
  }
}

/// Requests to `/birds`.
public nonisolated struct BirdsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /birds`
  public func get(options: RequestOptions = .init()) async throws -> Bird {
    try await client.send(BirdsEndpoint.get, as: Bird.self, options: options)
  }
}

/// Requests to `/fishes`.
public nonisolated struct FishesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /fishes`
  public func get(options: RequestOptions = .init()) async throws -> Fish {
    try await client.send(FishesEndpoint.get, as: Fish.self, options: options)
  }
}

/// Requests to `/frogs`.
public nonisolated struct FrogsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /frogs`
  public func get(options: RequestOptions = .init()) async throws -> Frog {
    try await client.send(FrogsEndpoint.get, as: Frog.self, options: options)
  }
}

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

  /// Requests to `/shapes`.
  public var shapes: ShapesClient { ShapesClient(client) }

  /// Requests to `/sounds`.
  public var sounds: SoundsClient { SoundsClient(client) }

  /// Requests to `/plans`.
  public var plans: PlansClient { PlansClient(client) }

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

/// Requests to `/shapes`.
public nonisolated struct ShapesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /shapes`
  public func get(options: RequestOptions = .init()) async throws -> ZooShape {
    try await client.send(ShapesEndpoint.get, as: ZooShape.self, options: options)
  }
}

/// Requests to `/sounds`.
public nonisolated struct SoundsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /sounds`
  public func get(options: RequestOptions = .init()) async throws -> Sound {
    try await client.send(SoundsEndpoint.get, as: Sound.self, options: options)
  }
}

/// Requests to `/plans`.
public nonisolated struct PlansClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /plans`
  @discardableResult
  public func add(_ body: Plan? = nil, options: RequestOptions = .init()) async throws -> Plan {
    try await client.send(PlansEndpoint.add(body), as: Plan.self, options: options)
  }
}

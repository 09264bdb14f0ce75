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

  /// Requests to `/dogs`.
  public var dogs: DogsClient { DogsClient(client) }

  /// Requests to `/cards`.
  public var cards: CardsClient { CardsClient(client) }

  /// Requests to `/events`.
  public var events: EventsClient { EventsClient(client) }

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

/// Requests to `/dogs`.
public nonisolated struct DogsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /dogs`
  public func add(_ body: Dog, options: RequestOptions = .init()) async throws {
    try await client.send(DogsEndpoint.add(body), options: options)
  }

  /// `POST /dogs`
  public func add(
    name: String, tricks: Int? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.add(Dog(name: name, tricks: tricks), options: options)
  }
}

/// Requests to `/cards`.
public nonisolated struct CardsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /cards`
  @discardableResult
  public func add(_ body: Card, options: RequestOptions = .init()) async throws -> Payment {
    try await client.send(CardsEndpoint.add(body), as: Payment.self, options: options)
  }

  /// `POST /cards`
  @discardableResult
  public func add(number: String, options: RequestOptions = .init()) async throws -> Payment {
    try await self.add(Card(number: number), options: options)
  }
}

/// Requests to `/events`.
public nonisolated struct EventsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /events`
  public func get(options: RequestOptions = .init()) async throws -> EventsEndpoint.GetResponse {
    try await client.send(
      EventsEndpoint.get, as: EventsEndpoint.GetResponse.self, options: options)
  }
}

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

  /// Requests to `/pets` and below.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/visitors`.
  public var visitors: VisitorsClient { VisitorsClient(client) }

  /// Requests to `/cages` and below.
  public var cages: CagesClient { CagesClient(client) }

  /// Requests to `/keepers`.
  public var keepers: KeepersClient { KeepersClient(client) }

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

  /// `PATCH /pets/{id}`
  public func update(id: String, _ body: Pet, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.update(id: id, body), options: options)
  }

  /// `PATCH /pets/{id}`
  public func update(
    id: String, name: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.update(id: id, Pet(name: name), options: options)
  }
}

/// Requests to `/visitors`.
public nonisolated struct VisitorsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /visitors`
  public func create(_ body: Pet, options: RequestOptions = .init()) async throws {
    try await client.send(VisitorsEndpoint.create(body), options: options)
  }

  /// `POST /visitors`
  public func create(name: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.create(Pet(name: name), options: options)
  }
}

/// Requests to `/cages` and below.
public nonisolated struct CagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PATCH /cages/{id}`
  public func update(
    id: String, _ body: [Change], options: RequestOptions = .init()
  ) async throws {
    try await client.send(CagesEndpoint.update(id: id, body), options: options)
  }
}

/// Requests to `/keepers`.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /keepers`
  @discardableResult
  public func create(_ body: Pet, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(KeepersEndpoint.create(body), as: Pet.self, options: options)
  }

  /// `POST /keepers`
  @discardableResult
  public func create(name: String? = nil, options: RequestOptions = .init()) async throws -> Pet {
    try await self.create(Pet(name: name), options: options)
  }
}

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

  /// Requests to `/pets` and below.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/stamps`.
  public var stamps: StampsClient { StampsClient(client) }

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
  public func get(id: String, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(PetsEndpoint.get(id: id), as: Pet.self, options: options)
  }

  /// `PUT /pets/{id}`
  public func save(id: String, _ body: Pet, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.save(id: id, body), options: options)
  }

  /// `PUT /pets/{id}`
  public func save(
    id: String, name: String, note: String? = nil, own: Stamp? = nil, ownPart: Stamp? = nil,
    either: Pet.Either? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.save(
      id: id, Pet(name: name, note: note, own: own, ownPart: ownPart, either: either),
      options: options)
  }
}

/// Requests to `/stamps`.
public nonisolated struct StampsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /stamps`
  @discardableResult
  public func save(_ body: Stamps, options: RequestOptions = .init()) async throws -> Stamps {
    try await client.send(StampsEndpoint.save(body), as: Stamps.self, options: options)
  }

  /// `PUT /stamps`
  @discardableResult
  public func save(code: Code? = nil, options: RequestOptions = .init()) async throws -> Stamps {
    try await self.save(Stamps(code: code), options: options)
  }
}

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

  /// Requests to `/v1/pets` and below.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/v1/keepers` and below.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/v1/pets` and below.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /v1/pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.list, options: options)
  }

  /// `POST /v1/pets`
  public func create(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.create, options: options)
  }

  /// `GET /v1/pets/{pet}`
  public func get(pet: String, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.get(pet: pet), options: options)
  }

  /// `POST /v1/pets/{pet}`
  public func update(pet: String, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.update(pet: pet), options: options)
  }

  /// `DELETE /v1/pets/{pet}`
  public func delete(pet: String, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.delete(pet: pet), options: options)
  }

  /// `POST /v1/pets/{pet}/name_tags`
  public func createNameTag(pet: String, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.createNameTag(pet: pet), options: options)
  }

  /// `POST /v1/pets/{pet}/walk/cancel`
  public func cancelWalk(pet: String, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.cancelWalk(pet: pet), options: options)
  }
}

/// Requests to `/v1/keepers` and below.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /v1/keepers/{id}#dismiss`
  public func dismiss(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(KeepersEndpoint.dismiss(id: id), options: options)
  }
}

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

  /// Requests to `/keepers` and below.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Requests to `/cages` and below.
  public var cages: CagesClient { CagesClient(client) }

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

  /// `PUT /pets/{id}`
  public func update(
    id: String, _ body: PetsEndpoint.UpdateBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(PetsEndpoint.update(id: id, body), options: options)
  }

  /// `PUT /pets/{id}`
  @_disfavoredOverload
  public func update(
    id: String, name: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.update(id: id, PetsEndpoint.UpdateBody(name: name), options: options)
  }
}

/// Requests to `/keepers` and below.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /keepers/{id}`
  public func replace(
    id: String, _ body: KeepersEndpoint.ReplaceBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(KeepersEndpoint.replace(id: id, body), options: options)
  }

  /// `PUT /keepers/{id}`
  public func replace(id: String, name: String, options: RequestOptions = .init()) async throws {
    try await self.replace(id: id, KeepersEndpoint.ReplaceBody(name: name), options: options)
  }
}

/// Requests to `/cages` and below.
public nonisolated struct CagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /cages/{id}`
  public func replace(
    id: String, _ body: CagesEndpoint.ReplaceBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(CagesEndpoint.replace(id: id, body), options: options)
  }

  /// `PUT /cages/{id}`
  @_disfavoredOverload
  public func replace(
    id: String, size: Int? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.replace(id: id, CagesEndpoint.ReplaceBody(size: size), options: options)
  }

  /// `PATCH /cages/{id}`
  public func update(
    id: String, _ body: CagesEndpoint.UpdateBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(CagesEndpoint.update(id: id, body), options: options)
  }

  /// `PATCH /cages/{id}`
  @_disfavoredOverload
  public func update(
    id: String, size: Int? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.update(id: id, CagesEndpoint.UpdateBody(size: size), options: options)
  }
}

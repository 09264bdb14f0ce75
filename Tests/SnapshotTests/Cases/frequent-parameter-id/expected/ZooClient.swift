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

  /// `GET /pets/{id}`
  public func getPet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getPet(id: id), options: options)
  }

  /// `PUT /pets/{id}`
  public func replacePet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.replacePet(id: id), options: options)
  }

  /// `PATCH /pets/{id}`
  public func updatePet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.updatePet(id: id), options: options)
  }

  /// `DELETE /pets/{id}`
  public func deletePet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.deletePet(id: id), options: options)
  }

  /// `HEAD /pets/{id}`
  public func headPet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.headPet(id: id), options: options)
  }

  /// `OPTIONS /pets/{id}`
  public func optionsPet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.optionsPet(id: id), options: options)
  }

  /// `GET /pets/{id}/tail`
  public func getPetTail(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getPetTail(id: id), options: options)
  }

  /// `PUT /pets/{id}/tail`
  public func replacePetTail(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.replacePetTail(id: id), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

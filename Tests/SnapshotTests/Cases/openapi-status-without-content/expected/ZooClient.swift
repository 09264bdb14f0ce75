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
  public func getPet(id: String, options: RequestOptions = .init()) async throws -> Pet? {
    try await client.send(ZooEndpoint.getPet(id: id), as: Pet?.self, options: options)
  }

  /// `DELETE /pets/{id}`
  public func deletePet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.deletePet(id: id), options: options)
  }

  /// `PUT /pets/{id}`
  public func resetPet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.resetPet(id: id), options: options)
  }

  /// `HEAD /pets/{id}`
  public func peek(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.peek(id: id), options: options)
  }

  /// `GET /pets`
  ///
  /// - Throws: `APIError`, whose `declared` is `[Pet]`.
  public func listPets(options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ZooEndpoint.listPets, as: [Pet].self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

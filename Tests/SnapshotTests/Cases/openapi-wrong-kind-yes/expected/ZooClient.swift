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
  public func getPet(
    id: Int, full: Bool? = nil, options: RequestOptions = .init()
  ) async throws -> Pet {
    try await client.send(ZooEndpoint.getPet(id: id, full: full), as: Pet.self, options: options)
  }

  /// `PUT /pets/{id}`
  public func replacePet(
    id: Int, _ body: Pet? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.replacePet(id: id, body), options: options)
  }

  /// `PUT /pets/{id}`
  @_disfavoredOverload
  public func replacePet(
    id: Int, name: String? = nil, born: Day? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.replacePet(id: id, Pet(name: name, born: born), options: options)
  }

  /// `DELETE /pets/{id}`
  public func deletePet(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.deletePet(id: id), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

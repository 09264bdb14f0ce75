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

  /// `GET /pets/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ZooEndpoint.get(id: id), as: Pet.self, options: options)
  }

  /// `PUT /pets/{id}`
  public func save(id: Int, _ body: Pet, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.save(id: id, body), options: options)
  }

  /// `PUT /pets/{id}`
  public func save(
    id: Int, name: String, note: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.save(id: id, Pet(name: name, note: note), options: options)
  }

  /// `POST /drafts`
  @discardableResult
  public func draft(_ body: Draft, options: RequestOptions = .init()) async throws -> Draft {
    try await client.send(ZooEndpoint.draft(body), as: Draft.self, options: options)
  }

  /// `POST /drafts`
  @discardableResult
  public func draft(
    name: String, note: String? = nil, title: String? = nil, options: RequestOptions = .init()
  ) async throws -> Draft {
    try await self.draft(Draft(name: name, note: note, title: title), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

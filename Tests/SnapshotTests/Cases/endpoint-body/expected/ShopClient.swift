// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /pets`
  public func add(_ body: NewPet, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.add(body), options: options)
  }

  /// `POST /pets`
  public func add(name: String, options: RequestOptions = .init()) async throws {
    try await self.add(NewPet(name: name), options: options)
  }

  /// `POST /pets/all`
  public func addAll(_ body: [NewPet], options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.addAll(body), options: options)
  }

  /// `POST /any`
  public func any(_ body: JSON, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.any(body), options: options)
  }

  /// `PUT /named/{id}`
  public func named(
    id: Int, _ body: [String: NewPet], options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.named(id: id, body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

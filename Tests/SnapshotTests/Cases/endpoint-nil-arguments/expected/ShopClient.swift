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

  /// `GET /pets`
  public func list(
    parent: Int?, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.list(parent: parent, limit: limit), options: options)
  }

  /// `PUT /pets/{id}`
  public func replace(
    id: Int, _ body: Nullable<Pet>, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.replace(id: id, body), options: options)
  }

  /// `PUT /pets/{id}`
  public func replace(
    id: Int, bodyID: Int, name: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.replace(id: id, .value(Pet(id: bodyID, name: name)), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

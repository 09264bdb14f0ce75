// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func list(filter: Filter, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.list(filter: filter), options: options)
  }

  /// `GET /pets/found`
  public func find(selector: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.find(selector: selector), options: options)
  }

  /// `GET /pets/asked`
  public func ask(filter: Filter? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.ask(filter: filter), options: options)
  }

  /// `GET /pets/{name}`
  public func get(
    name: String, theme: String? = nil, flags: [String]? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ShopEndpoint.get(name: name, theme: theme, flags: flags), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

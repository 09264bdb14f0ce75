// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for Shop.
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

  public func create(
    _ body: NewCustomer, options: RequestOptions = .init()
  ) async throws -> Customer {
    try await client.send(ShopEndpoint.create(body), as: Customer.self, options: options)
  }

  /// Changes all. Without arguments no body is sent.
  public func touch(
    expand: [String]? = nil, _ body: TouchBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.touch(expand: expand, body), options: options)
  }

  public func replace(
    id: String, _ body: ReplaceBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.replace(id: id, body), options: options)
  }

  public func merge(
    id: String, _ body: MergeBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.merge(id: id, body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

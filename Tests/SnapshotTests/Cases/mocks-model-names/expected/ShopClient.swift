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

  /// Requests to `/fabrics`.
  public var fabric: FabricClient { FabricClient(client) }

  /// Requests to `/orders`.
  public var orders: OrdersClient { OrdersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/fabrics`.
public nonisolated struct FabricClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /fabrics`
  public func get(options: RequestOptions = .init()) async throws -> FabricService {
    try await client.send(FabricEndpoint.get, as: FabricService.self, options: options)
  }
}

/// Requests to `/orders`.
public nonisolated struct OrdersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /orders`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(OrdersEndpoint.list, options: options)
  }
}

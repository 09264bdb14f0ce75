// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/items`.
  public var items: ItemsClient { ItemsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ShopClient {
  /// Requests to `/items`.
  public nonisolated struct ItemsClient: Sendable {
    /// The client that sends all requests.
    public let client: APIClient

    public init(_ client: APIClient) { self.client = client }

    /// `GET /items`
    public func list(options: RequestOptions = .init()) async throws -> [String: Item]? {
      try await client.send(ItemsEndpoint.list, as: [String: Item]?.self, options: options)
    }

    /// `POST /items`
    @discardableResult
    public func create(_ body: NewItem, options: RequestOptions = .init()) async throws -> Item {
      try await client.send(ItemsEndpoint.create(body), as: Item.self, options: options)
    }

    /// `POST /items`
    @discardableResult
    public func create(name: String, options: RequestOptions = .init()) async throws -> Item {
      try await self.create(NewItem(name: name), options: options)
    }
  }
}

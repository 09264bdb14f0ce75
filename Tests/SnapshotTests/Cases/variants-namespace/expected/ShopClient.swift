// Made by sdkgen for Shop. Do not edit.

public import Dispatch
public import SDKRuntime

#if canImport(Combine) || canImport(OpenCombine)
  public import SDKCombine
#endif

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

  /// Requests to `/items` and below.
  public var items: ItemsClient { ItemsClient(client) }

  /// Requests to `/stock`.
  public var stock: StockClient { StockClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ShopClient {
  /// Requests to `/items` and below.
  public nonisolated struct ItemsClient: Sendable {
    /// The client that sends all requests.
    public let client: APIClient

    public init(_ client: APIClient) { self.client = client }

    /// `GET /items/{id}`
    public func find(id: String, options: RequestOptions = .init()) async throws -> Item {
      try await client.send(ItemsEndpoint.find(id: id), as: Item.self, options: options)
    }
  }

  /// Requests to `/stock`.
  public nonisolated struct StockClient: Sendable {
    /// The client that sends all requests.
    public let client: APIClient

    public init(_ client: APIClient) { self.client = client }

    /// `GET /stock`
    public func list(
      kind: StockEndpoint.ListKind? = nil, options: RequestOptions = .init()
    ) async throws -> [Item] {
      try await client.send(StockEndpoint.list(kind: kind), as: [Item].self, options: options)
    }
  }
}

extension ShopClient.ItemsClient {
  /// `GET /items/{id}`
  @discardableResult
  public func find(
    id: String, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<ShopClient.Item>
  ) -> CallHandle {
    CallHandle(of: "Items.find", completion) { try await self.find(id: id, options: options) }
  }

  /// `GET /items/{id}`
  @discardableResult
  public func find(
    id: String, options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<ShopClient.Item, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.find", on: queue, completion) {
      try await self.find(id: id, options: options)
    }
  }
}

#if canImport(Combine) || canImport(OpenCombine)
  extension ShopClient.ItemsClient {
    /// `GET /items/{id}`
    public func findPublisher(
      id: String, options: RequestOptions = .init()
    ) -> CallPublisher<ShopClient.Item> {
      CallPublisher { try await self.find(id: id, options: options) }
    }
  }
#endif

extension ShopClient.StockClient {
  /// `GET /stock`
  @discardableResult
  public func list(
    kind: ShopClient.StockEndpoint.ListKind? = nil, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<[ShopClient.Item]>
  ) -> CallHandle {
    CallHandle(of: "Stock.list", completion) { try await self.list(kind: kind, options: options) }
  }

  /// `GET /stock`
  @discardableResult
  public func list(
    kind: ShopClient.StockEndpoint.ListKind? = nil, options: RequestOptions = .init(),
    on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<[ShopClient.Item], APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Stock.list", on: queue, completion) {
      try await self.list(kind: kind, options: options)
    }
  }
}

#if canImport(Combine) || canImport(OpenCombine)
  extension ShopClient.StockClient {
    /// `GET /stock`
    public func listPublisher(
      kind: ShopClient.StockEndpoint.ListKind? = nil, options: RequestOptions = .init()
    ) -> CallPublisher<[ShopClient.Item]> {
      CallPublisher { try await self.list(kind: kind, options: options) }
    }
  }
#endif

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
  public nonisolated struct ItemsClient: ItemsService {
    /// The client that sends all requests.
    public let client: APIClient

    public init(_ client: APIClient) { self.client = client }

    /// `GET /items/{id}`
    public func find(id: String, options: RequestOptions = .init()) async throws -> Item {
      try await client.send(ItemsEndpoint.find(id: id), as: Item.self, options: options)
    }
  }

  /// Requests to `/stock`.
  public nonisolated struct StockClient: StockService {
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

  /// The groups of `ShopClient`.
  public nonisolated protocol Warehouse: Sendable {
    associatedtype ItemsGroup: ItemsService
    associatedtype StockGroup: StockService
    /// Requests to `/items` and below.
    var items: ItemsGroup { get }
    /// Requests to `/stock`.
    var stock: StockGroup { get }
  }

  /// The methods of `ItemsClient`.
  public nonisolated protocol ItemsService: Sendable {
    /// `GET /items/{id}`
    func find(id: String, options: RequestOptions) async throws -> Item
  }

  /// The methods of `StockClient`.
  public nonisolated protocol StockService: Sendable {
    /// `GET /stock`
    func list(kind: StockEndpoint.ListKind?, options: RequestOptions) async throws -> [Item]
  }
}

extension ShopClient: ShopClient.Warehouse {}

extension ShopClient.ItemsService {
  /// `GET /items/{id}`
  public func find(id: String, options: RequestOptions? = nil) async throws -> ShopClient.Item {
    try await self.find(id: id, options: options ?? .init())
  }
}

extension ShopClient.ItemsService where Self: Decorator, Decorated == any ShopClient.ItemsService {
  public func find(id: String, options: RequestOptions) async throws -> ShopClient.Item {
    try await self.perform("Items.find") {
      try await self.decorated.find(id: id, options: options)
    }
  }
}

extension ShopClient.StockService {
  /// `GET /stock`
  public func list(
    kind: ShopClient.StockEndpoint.ListKind? = nil, options: RequestOptions? = nil
  ) async throws -> [ShopClient.Item] {
    try await self.list(kind: kind, options: options ?? .init())
  }
}

extension ShopClient.StockService where Self: Decorator, Decorated == any ShopClient.StockService {
  public func list(
    kind: ShopClient.StockEndpoint.ListKind?, options: RequestOptions
  ) async throws -> [ShopClient.Item] {
    try await self.perform("Stock.list") {
      try await self.decorated.list(kind: kind, options: options)
    }
  }
}

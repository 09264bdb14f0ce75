// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://api.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/items`.
  public var items: ItemsClient { ItemsClient(client) }

  /// Requests to `/pages`.
  public var pages: PagesClient { PagesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/items`.
public nonisolated struct ItemsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /items`
  public func list(
    xName: String, page: Int = 1, kind: ItemsEndpoint.ListKind = .kind2,
    options: RequestOptions = .init()
  ) async throws -> Item {
    try await client.send(
      ItemsEndpoint.list(xName: xName, page: page, kind: kind), as: Item.self, options: options)
  }
}

/// Requests to `/pages`.
public nonisolated struct PagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pages`
  ///
  /// - Parameter page: Default: `0`.
  public func list(page: Int? = nil, options: RequestOptions = .init()) async throws -> [Item] {
    try await client.send(PagesEndpoint.list(page: page), as: [Item].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter page: Default: `0`.
  public func listPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Item], Item> {
    client.pages(
      as: [Item].self, items: \.self, by: .page(from: page ?? 0), options: options
    ) { page in
      PagesEndpoint.list(page: page)
    }
  }
}

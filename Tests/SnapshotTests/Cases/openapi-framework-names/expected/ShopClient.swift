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

  /// Events of the bank.
  public var webhooksInter: WebhooksInterClient { WebhooksInterClient(client) }

  /// Requests to `/users/login`.
  public var user: UserClient { UserClient(client) }

  /// Requests to `/api/v1/stock/batch`.
  public var stock: StockClient { StockClient(client) }

  /// Requests to `/api/v1/feeds` and below.
  public var feeds: FeedsClient { FeedsClient(client) }

  public var apps: AppsClient { AppsClient(client) }

  /// Requests to `/admin` and below.
  public var admin: AdminClient { AdminClient(client) }

  /// Requests to `/agents` and below.
  public var agents: AgentsClient { AgentsClient(client) }

  // swift-format-ignore: IdentifiersMustBeASCII
  /// Requests to `/%EC%83%81%ED%92%88` and below.
  public var 상품: 상품Client { 상품Client(client) }

  /// Requests to `/stats.json`.
  public var stats: StatsClient { StatsClient(client) }

  /// Requests to `/boards`.
  public var microcontroller: MicrocontrollerClient { MicrocontrollerClient(client) }

  /// Requests to `/walks`.
  public var walks: WalksClient { WalksClient(client) }

  /// Requests to `/v1/articles` and below.
  public var article: ArticleClient { ArticleClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Events of the bank.
public nonisolated struct WebhooksInterClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /hooks/pix`
  public func handlePix(options: RequestOptions = .init()) async throws {
    try await client.send(WebhooksInterEndpoint.handlePix, options: options)
  }

  /// `POST /hooks/cards`
  public func createCard(options: RequestOptions = .init()) async throws {
    try await client.send(WebhooksInterEndpoint.createCard, options: options)
  }

  /// `POST /hooks/slips`
  public func createSlip(options: RequestOptions = .init()) async throws {
    try await client.send(WebhooksInterEndpoint.createSlip, options: options)
  }
}

/// Requests to `/users/login`.
public nonisolated struct UserClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /users/login`
  public func login(options: RequestOptions = .init()) async throws {
    try await client.send(UserEndpoint.login, options: options)
  }
}

/// Requests to `/api/v1/stock/batch`.
public nonisolated struct StockClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /api/v1/stock/batch`
  public func batchGet(options: RequestOptions = .init()) async throws {
    try await client.send(StockEndpoint.batchGet, options: options)
  }
}

/// Requests to `/api/v1/feeds` and below.
public nonisolated struct FeedsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /api/v1/feeds/refresh`
  public func refreshFeeds(options: RequestOptions = .init()) async throws {
    try await client.send(FeedsEndpoint.refreshFeeds, options: options)
  }

  /// `POST /api/v1/feeds/{id}/refresh`
  public func refreshFeed(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(FeedsEndpoint.refreshFeed(id: id), options: options)
  }
}

public nonisolated struct AppsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /v1/apps/{id}`
  public func get(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(AppsEndpoint.get(id: id), options: options)
  }

  /// `GET /v2/apps/{id}`
  public func getV2(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(AppsEndpoint.getV2(id: id), options: options)
  }

  /// `DELETE /v1/apps/{id}/relationships/betaTesters`
  public func removeBetaTesters(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(AppsEndpoint.removeBetaTesters(id: id), options: options)
  }
}

/// Requests to `/admin` and below.
public nonisolated struct AdminClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /admin/users`
  public func createUser(options: RequestOptions = .init()) async throws {
    try await client.send(AdminEndpoint.createUser, options: options)
  }

  /// `POST /admin/teams`
  public func createTeam(options: RequestOptions = .init()) async throws {
    try await client.send(AdminEndpoint.createTeam, options: options)
  }
}

/// Requests to `/agents` and below.
public nonisolated struct AgentsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /agents/restart`
  public func restartAgents(options: RequestOptions = .init()) async throws {
    try await client.send(AgentsEndpoint.restartAgents, options: options)
  }

  /// `PUT /agents/{id}/restart`
  public func restartAgent(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(AgentsEndpoint.restartAgent(id: id), options: options)
  }
}

/// Requests to `/%EC%83%81%ED%92%88` and below.
public nonisolated struct 상품Client: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /상품/{id}`
  public func get(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(상품Endpoint.get(id: id), options: options)
  }
}

/// Requests to `/stats.json`.
public nonisolated struct StatsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /stats.json`
  public func get(options: RequestOptions = .init()) async throws {
    try await client.send(StatsEndpoint.get, options: options)
  }
}

/// Requests to `/boards`.
public nonisolated struct MicrocontrollerClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /boards`
  public func boards(options: RequestOptions = .init()) async throws {
    try await client.send(MicrocontrollerEndpoint.boards, options: options)
  }
}

/// Requests to `/walks`.
public nonisolated struct WalksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /walks`
  public func create(options: RequestOptions = .init()) async throws {
    try await client.send(WalksEndpoint.create, options: options)
  }

  /// `DELETE /walks`
  public func delete(options: RequestOptions = .init()) async throws {
    try await client.send(WalksEndpoint.delete, options: options)
  }
}

/// Requests to `/v1/articles` and below.
public nonisolated struct ArticleClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /v1/articles`
  public func list(options: RequestOptions = .init()) async throws -> [String] {
    try await client.send(ArticleEndpoint.list, as: [String].self, options: options)
  }

  /// `GET /v1/articles/{id}`
  public func get(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ArticleEndpoint.get(id: id), options: options)
  }

  /// `PUT /v1/articles/{id}`
  public func replace(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ArticleEndpoint.replace(id: id), options: options)
  }
}

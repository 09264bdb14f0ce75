// Made by sdkgen for Shop. Do not edit.

package import SDKRuntime

/// A client for the API at `https://shop.example.com`.
package nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  package let client: APIClient

  package init(_ client: APIClient) { self.client = client }

  package init(
    server: Server = "https://shop.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/items`.
  package var items: ItemsClient { ItemsClient(client) }

  /// `GET /ping`
  package func ping(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.ping, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  package func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ShopClient {
  /// Requests to `/items`.
  package nonisolated struct ItemsClient: ItemsService {
    /// The client that sends all requests.
    package let client: APIClient

    package init(_ client: APIClient) { self.client = client }

    /// `GET /items`
    package func list(options: RequestOptions = .init()) async throws -> [String: Item]? {
      try await client.send(ItemsEndpoint.list, as: [String: Item]?.self, options: options)
    }

    /// `POST /items`
    @discardableResult
    package func create(_ body: NewItem, options: RequestOptions = .init()) async throws -> Item {
      try await client.send(ItemsEndpoint.create(body), as: Item.self, options: options)
    }

    /// `POST /items`
    @discardableResult
    package func create(name: String, options: RequestOptions = .init()) async throws -> Item {
      try await self.create(NewItem(name: name), options: options)
    }
  }

  /// The groups and methods of `ShopClient`.
  package nonisolated protocol ShopService: Sendable {
    associatedtype ItemsGroup: ItemsService
    /// Requests to `/items`.
    var items: ItemsGroup { get }
    /// `GET /ping`
    func ping(options: RequestOptions) async throws
  }

  /// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
  package nonisolated struct ShopMock: ShopService {
    package var items = ItemsMock()
    /// The methods, by which calls are counted.
    package nonisolated enum MockedMethod: Sendable {
      case ping
    }

    /// The calls, which copies of the mock share.
    package let calls = MockCalls<MockedMethod, ShopEndpoint>()
    package var onPing: (@Sendable (_ options: RequestOptions) async throws -> Void)?

    package init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

    package func ping(options: RequestOptions) async throws {
      self.calls.record(.ping, ShopEndpoint.ping, options: options)
      guard let onPing else {
        throw UnsetMock("ping")
      }
      try await onPing(options)
    }
  }

  /// The methods of `ItemsClient`.
  package nonisolated protocol ItemsService: Sendable {
    /// `GET /items`
    func list(options: RequestOptions) async throws -> [String: Item]?
    /// `POST /items`
    @discardableResult
    func create(_ body: NewItem, options: RequestOptions) async throws -> Item
  }

  /// A mock of `ItemsService` whose methods call the closures that a test or a preview sets.
  package nonisolated struct ItemsMock: ItemsService {
    /// The methods, by which calls are counted.
    package nonisolated enum MockedMethod: Sendable {
      case list
      case create
    }

    /// The calls, which copies of the mock share.
    package let calls = MockCalls<MockedMethod, ItemsEndpoint>()
    package var onList: (@Sendable (_ options: RequestOptions) async throws -> [String: Item]?)?
    package var onCreate:
      (@Sendable (_ body: NewItem, _ options: RequestOptions) async throws -> Item)?

    package init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

    package func list(options: RequestOptions) async throws -> [String: Item]? {
      self.calls.record(.list, ItemsEndpoint.list, options: options)
      guard let onList else {
        return try self.calls.example("{\"a\": {\"id\": 1}}", as: [String: Item]?.self)
      }
      return try await onList(options)
    }

    @discardableResult
    package func create(_ body: NewItem, options: RequestOptions) async throws -> Item {
      self.calls.record(.create, ItemsEndpoint.create(body), options: options)
      guard let onCreate else {
        throw UnsetMock("items.create")
      }
      return try await onCreate(body, options)
    }
  }
}

extension ShopClient.ShopService {
  /// `GET /ping`
  package func ping(options: RequestOptions? = nil) async throws {
    try await self.ping(options: options ?? .init())
  }
}

extension ShopClient: ShopClient.ShopService {}

nonisolated extension ShopClient.ShopEndpoint: EquatableEndpoint {}

extension ShopClient.ItemsService {
  /// `GET /items`
  package func list(options: RequestOptions? = nil) async throws -> [String: ShopClient.Item]? {
    try await self.list(options: options ?? .init())
  }
  /// `POST /items`
  @discardableResult
  package func create(
    _ body: ShopClient.NewItem, options: RequestOptions? = nil
  ) async throws -> ShopClient.Item {
    try await self.create(body, options: options ?? .init())
  }
  /// `POST /items`
  @discardableResult
  package func create(
    name: String, options: RequestOptions = .init()
  ) async throws -> ShopClient.Item {
    try await self.create(ShopClient.NewItem(name: name), options: options)
  }
}

nonisolated extension ShopClient.ItemsEndpoint: EquatableEndpoint {}

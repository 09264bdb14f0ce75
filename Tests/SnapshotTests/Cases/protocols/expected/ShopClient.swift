// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://shop.example.com`.
public nonisolated struct ShopClient: ShopService {
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

  /// Requests to `/items` and below.
  public var items: ItemsClient { ItemsClient(client) }

  /// Says that the shop is open.
  public func ping(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.ping, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/items` and below.
public nonisolated struct ItemsClient: ItemsService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /items`
  public func list(
    page: Int? = nil, size: Int = 20, options: RequestOptions = .init()
  ) async throws -> [Item] {
    try await client.send(
      ItemsEndpoint.list(page: page, size: size), as: [Item].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    page: Int? = nil, size: Int = 20, options: RequestOptions = .init()
  ) -> Pages<[Item], Item> {
    client.pages(
      as: [Item].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      ItemsEndpoint.list(page: page, size: size)
    }
  }

  /// `GET /items/{id}`
  @available(*, deprecated, message: "use list")
  public func find(id: Int, options: RequestOptions = .init()) async throws -> Item {
    try await client.send(ItemsEndpoint.find(id: id), as: Item.self, options: options)
  }

  /// `POST /items`
  @discardableResult
  public func create(_ body: NewItem, options: RequestOptions = .init()) async throws -> Item {
    try await client.send(ItemsEndpoint.create(body), as: Item.self, options: options)
  }

  /// `POST /items`
  @discardableResult
  public func create(
    name: String, note: String? = nil, options: RequestOptions = .init()
  ) async throws -> Item {
    try await self.create(NewItem(name: name, note: note), options: options)
  }

  /// `GET /items/events`
  public func watch(
    since: Date? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Delta, any Error> {
    client.events(ItemsEndpoint.watch(since: since), as: Delta.self, options: options)
  }

  /// `GET /items/{id}/photo`
  public func photo(id: Int, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ItemsEndpoint.photo(id: id), as: Data.self, options: options)
  }

  /// `GET /items/{id}/photo`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func photo(
    id: Int, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ItemsEndpoint.photo(id: id), to: file, progress: progress, options: options)
  }
}

/// The groups and methods of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  associatedtype ItemsGroup: ItemsService
  /// Requests to `/items` and below.
  var items: ItemsGroup { get }
  /// Says that the shop is open.
  func ping(options: RequestOptions) async throws
}

extension ShopService {
  /// Says that the shop is open.
  public func ping(options: RequestOptions? = nil) async throws {
    try await self.ping(options: options ?? .init())
  }
}

/// The methods of `ItemsClient`.
public nonisolated protocol ItemsService: Sendable {
  /// `GET /items`
  func list(page: Int?, size: Int, options: RequestOptions) async throws -> [Item]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  func listPages(page: Int?, size: Int, options: RequestOptions) -> Pages<[Item], Item>
  /// `GET /items/{id}`
  func find(id: Int, options: RequestOptions) async throws -> Item
  /// `POST /items`
  @discardableResult
  func create(_ body: NewItem, options: RequestOptions) async throws -> Item
  /// `GET /items/events`
  func watch(since: Date?, options: RequestOptions) -> AsyncThrowingStream<Delta, any Error>
  /// `GET /items/{id}/photo`
  func photo(id: Int, options: RequestOptions) async throws -> Data
  /// `GET /items/{id}/photo`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func photo(
    id: Int, to file: URL, progress: ProgressHandler?, options: RequestOptions
  ) async throws
}

extension ItemsService {
  /// `GET /items`
  public func list(
    page: Int? = nil, size: Int = 20, options: RequestOptions? = nil
  ) async throws -> [Item] {
    try await self.list(page: page, size: size, options: options ?? .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    page: Int? = nil, size: Int = 20, options: RequestOptions? = nil
  ) -> Pages<[Item], Item> {
    self.listPages(page: page, size: size, options: options ?? .init())
  }
  /// `GET /items/{id}`
  @available(*, deprecated, message: "use list")
  public func find(id: Int, options: RequestOptions? = nil) async throws -> Item {
    try await self.find(id: id, options: options ?? .init())
  }
  /// `POST /items`
  @discardableResult
  public func create(_ body: NewItem, options: RequestOptions? = nil) async throws -> Item {
    try await self.create(body, options: options ?? .init())
  }
  /// `GET /items/events`
  public func watch(
    since: Date? = nil, options: RequestOptions? = nil
  ) -> AsyncThrowingStream<Delta, any Error> {
    self.watch(since: since, options: options ?? .init())
  }
  /// `GET /items/{id}/photo`
  public func photo(id: Int, options: RequestOptions? = nil) async throws -> Data {
    try await self.photo(id: id, options: options ?? .init())
  }
  /// `GET /items/{id}/photo`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func photo(
    id: Int, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions? = nil
  ) async throws {
    try await self.photo(id: id, to: file, progress: progress, options: options ?? .init())
  }
  /// `POST /items`
  @discardableResult
  public func create(
    name: String, note: String? = nil, options: RequestOptions = .init()
  ) async throws -> Item {
    try await self.create(NewItem(name: name, note: note), options: options)
  }
}

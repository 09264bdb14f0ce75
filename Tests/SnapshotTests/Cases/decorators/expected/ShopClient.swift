// Made by sdkgen for Shop. Do not edit.

public import Dispatch
public import Foundation
public import SDKRuntime

/// A client for the API at `https://shop.example.com`.
public nonisolated struct ShopClient: ShopAPI {
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
public nonisolated struct ItemsClient: ItemsAPI {
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
public nonisolated protocol ShopAPI: Sendable {
  associatedtype ItemsGroup: ItemsAPI
  /// Requests to `/items` and below.
  var items: ItemsGroup { get }
  /// Says that the shop is open.
  func ping(options: RequestOptions) async throws
}

extension ShopAPI {
  /// Says that the shop is open.
  public func ping(options: RequestOptions? = nil) async throws {
    try await self.ping(options: options ?? .init())
  }
}

extension ShopAPI where Self: Decorator, Decorated == any ShopAPI {
  public func ping(options: RequestOptions) async throws {
    try await self.perform("Shop.ping") { try await self.decorated.ping(options: options) }
  }
}

nonisolated extension ShopEndpoint: EquatableEndpoint {}

/// A mock of `ShopAPI` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopAPI {
  public var items = ItemsMock()
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case ping
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ShopEndpoint>()
  public var onPing: (@Sendable (_ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func ping(options: RequestOptions) async throws {
    self.calls.record(.ping, ShopEndpoint.ping, options: options)
    guard let onPing else {
      throw UnsetMock("ping")
    }
    try await onPing(options)
  }
}

/// The methods of `ItemsClient`.
public nonisolated protocol ItemsAPI: Sendable {
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

extension ItemsAPI {
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

extension ItemsAPI where Self: Decorator, Decorated == any ItemsAPI {
  public func list(page: Int?, size: Int, options: RequestOptions) async throws -> [Item] {
    try await self.perform("Items.list") {
      try await self.decorated.list(page: page, size: size, options: options)
    }
  }
  public func listPages(page: Int?, size: Int, options: RequestOptions) -> Pages<[Item], Item> {
    self.decorated.listPages(page: page, size: size, options: options)
  }
  public func find(id: Int, options: RequestOptions) async throws -> Item {
    try await self.perform("Items.find") {
      try await self.decorated.find(id: id, options: options)
    }
  }
  @discardableResult
  public func create(_ body: NewItem, options: RequestOptions) async throws -> Item {
    try await self.perform("Items.create") {
      try await self.decorated.create(body, options: options)
    }
  }
  public func watch(
    since: Date?, options: RequestOptions
  ) -> AsyncThrowingStream<Delta, any Error> {
    self.decorated.watch(since: since, options: options)
  }
  public func photo(id: Int, options: RequestOptions) async throws -> Data {
    try await self.perform("Items.photo") {
      try await self.decorated.photo(id: id, options: options)
    }
  }
  public func photo(
    id: Int, to file: URL, progress: ProgressHandler?, options: RequestOptions
  ) async throws {
    try await self.perform("Items.photo") {
      try await self.decorated.photo(id: id, to: file, progress: progress, options: options)
    }
  }
}

nonisolated extension ItemsEndpoint: EquatableEndpoint {}

/// A mock of `ItemsAPI` whose methods call the closures that a test or a preview sets.
public nonisolated struct ItemsMock: ItemsAPI {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listPages
    case find
    case create
    case watch
    case photo
    case photoToFile
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ItemsEndpoint>()
  public var onList:
    (@Sendable (_ page: Int?, _ size: Int, _ options: RequestOptions) async throws -> [Item])?
  public var onListPages:
    (@Sendable (_ page: Int?, _ size: Int, _ options: RequestOptions) -> Pages<[Item], Item>)?
  public var onFind: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Item)?
  public var onCreate:
    (@Sendable (_ body: NewItem, _ options: RequestOptions) async throws -> Item)?
  public var onWatch:
    (
      @Sendable (
        _ since: Date?,
        _ options: RequestOptions
      ) -> AsyncThrowingStream<Delta, any Error>
    )?
  public var onPhoto: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Data)?
  public var onPhotoToFile:
    (
      @Sendable (
        _ id: Int,
        _ file: URL,
        _ progress: ProgressHandler?,
        _ options: RequestOptions
      ) async throws -> Void
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(page: Int?, size: Int, options: RequestOptions) async throws -> [Item] {
    self.calls.record(.list, ItemsEndpoint.list(page: page, size: size), options: options)
    guard let onList else {
      throw UnsetMock("items.list")
    }
    return try await onList(page, size, options)
  }

  public func listPages(page: Int?, size: Int, options: RequestOptions) -> Pages<[Item], Item> {
    self.calls.record(.listPages, ItemsEndpoint.list(page: page, size: size), options: options)
    guard let onListPages else {
      return Pages(throwing: UnsetMock("items.listPages"))
    }
    return onListPages(page, size, options)
  }

  public func find(id: Int, options: RequestOptions) async throws -> Item {
    self.calls.record(.find, ItemsEndpoint.find(id: id), options: options)
    guard let onFind else {
      throw UnsetMock("items.find")
    }
    return try await onFind(id, options)
  }

  @discardableResult
  public func create(_ body: NewItem, options: RequestOptions) async throws -> Item {
    self.calls.record(.create, ItemsEndpoint.create(body), options: options)
    guard let onCreate else {
      throw UnsetMock("items.create")
    }
    return try await onCreate(body, options)
  }

  public func watch(
    since: Date?, options: RequestOptions
  ) -> AsyncThrowingStream<Delta, any Error> {
    self.calls.record(.watch, ItemsEndpoint.watch(since: since), options: options)
    guard let onWatch else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("items.watch")) }
    }
    return onWatch(since, options)
  }

  public func photo(id: Int, options: RequestOptions) async throws -> Data {
    self.calls.record(.photo, ItemsEndpoint.photo(id: id), options: options)
    guard let onPhoto else {
      throw UnsetMock("items.photo")
    }
    return try await onPhoto(id, options)
  }

  public func photo(
    id: Int, to file: URL, progress: ProgressHandler?, options: RequestOptions
  ) async throws {
    self.calls.record(.photoToFile, ItemsEndpoint.photo(id: id), options: options)
    guard let onPhotoToFile else {
      throw UnsetMock("items.photo")
    }
    try await onPhotoToFile(id, file, progress, options)
  }
}

extension ItemsAPI {
  /// `GET /items`
  @discardableResult
  public func list(
    page: Int? = nil, size: Int = 20, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<[Item]>
  ) -> CallHandle {
    CallHandle(of: "Items.list", completion) {
      try await self.list(page: page, size: size, options: options)
    }
  }

  /// `GET /items`
  @discardableResult
  public func list(
    page: Int? = nil, size: Int = 20, options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<[Item], APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.list", on: queue, completion) {
      try await self.list(page: page, size: size, options: options)
    }
  }

  /// `GET /items/{id}`
  @available(*, deprecated, message: "use list")
  @discardableResult
  public func find(
    id: Int, options: RequestOptions = .init(), completion: @escaping CompletionHandler<Item>
  ) -> CallHandle {
    CallHandle(of: "Items.find", completion) { try await self.find(id: id, options: options) }
  }

  /// `GET /items/{id}`
  @available(*, deprecated, message: "use list")
  @discardableResult
  public func find(
    id: Int, options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Item, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.find", on: queue, completion) {
      try await self.find(id: id, options: options)
    }
  }

  /// `POST /items`
  @discardableResult
  public func create(
    _ body: NewItem, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<Item>
  ) -> CallHandle {
    CallHandle(of: "Items.create", completion) { try await self.create(body, options: options) }
  }

  /// `POST /items`
  @discardableResult
  public func create(
    _ body: NewItem, options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Item, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.create", on: queue, completion) {
      try await self.create(body, options: options)
    }
  }

  /// `POST /items`
  @discardableResult
  public func create(
    name: String, note: String? = nil, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<Item>
  ) -> CallHandle {
    CallHandle(of: "Items.create", completion) {
      try await self.create(name: name, note: note, options: options)
    }
  }

  /// `POST /items`
  @discardableResult
  public func create(
    name: String, note: String? = nil, options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Item, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.create", on: queue, completion) {
      try await self.create(name: name, note: note, options: options)
    }
  }

  /// `GET /items/{id}/photo`
  @discardableResult
  public func photo(
    id: Int, options: RequestOptions = .init(), completion: @escaping CompletionHandler<Data>
  ) -> CallHandle {
    CallHandle(of: "Items.photo", completion) { try await self.photo(id: id, options: options) }
  }

  /// `GET /items/{id}/photo`
  @discardableResult
  public func photo(
    id: Int, options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Data, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.photo", on: queue, completion) {
      try await self.photo(id: id, options: options)
    }
  }

  /// `GET /items/{id}/photo`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  @discardableResult
  public func photo(
    id: Int, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(of: "Items.photo", completion) {
      try await self.photo(id: id, to: file, progress: progress, options: options)
    }
  }

  /// `GET /items/{id}/photo`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  @discardableResult
  public func photo(
    id: Int, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init(),
    on queue: DispatchQueue, completion: @escaping @Sendable (Result<Void, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.photo", on: queue, completion) {
      try await self.photo(id: id, to: file, progress: progress, options: options)
    }
  }
}

extension ShopAPI {
  /// Says that the shop is open.
  @discardableResult
  public func ping(
    options: RequestOptions = .init(), completion: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(of: "Shop.ping", completion) { try await self.ping(options: options) }
  }

  /// Says that the shop is open.
  @discardableResult
  public func ping(
    options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Void, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Shop.ping", on: queue, completion) { try await self.ping(options: options) }
  }
}

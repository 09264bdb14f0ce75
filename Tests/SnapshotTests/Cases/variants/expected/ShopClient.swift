// Made by sdkgen for Shop. Do not edit.

public import Dispatch
public import Foundation
public import SDKRuntime

#if canImport(Combine) || canImport(OpenCombine)
  public import SDKCombine
#endif

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
public nonisolated struct ItemsClient: Sendable {
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
  ///
  /// - Throws: `APIError`, whose `declared` is `Gone` for 410.
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

  /// `PUT /items/sorted`
  public func sort(
    queue: String, on: Date? = nil, completion: Bool? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ItemsEndpoint.sort(queue: queue, on: on, completion: completion), options: options)
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

  /// Makes it the default.
  public func `default`(
    id: Int, theReasonWhyItIsTheDefault: String? = nil, until: Date? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ItemsEndpoint.`default`(
        id: id, theReasonWhyItIsTheDefault: theReasonWhyItIsTheDefault, until: until),
      options: options)
  }
}

extension ItemsClient {
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

  /// `PUT /items/sorted`
  @discardableResult
  public func sort(
    queue: String, on: Date? = nil, completion: Bool? = nil, options: RequestOptions = .init(),
    completion completionOfCall: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(of: "Items.sort", completionOfCall) {
      try await self.sort(queue: queue, on: on, completion: completion, options: options)
    }
  }

  /// `PUT /items/sorted`
  @discardableResult
  public func sort(
    queue: String, on: Date? = nil, completion: Bool? = nil, options: RequestOptions = .init(),
    on queueOfCall: DispatchQueue,
    completion completionOfCall: @escaping @Sendable (Result<Void, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.sort", on: queueOfCall, completionOfCall) {
      try await self.sort(queue: queue, on: on, completion: completion, options: options)
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

  /// Makes it the default.
  @discardableResult
  public func `default`(
    id: Int, theReasonWhyItIsTheDefault: String? = nil, until: Date? = nil,
    options: RequestOptions = .init(), completion: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(of: "Items.default", completion) {
      try await self.`default`(
        id: id, theReasonWhyItIsTheDefault: theReasonWhyItIsTheDefault, until: until,
        options: options)
    }
  }

  /// Makes it the default.
  @discardableResult
  public func `default`(
    id: Int, theReasonWhyItIsTheDefault: String? = nil, until: Date? = nil,
    options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Void, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.default", on: queue, completion) {
      try await self.`default`(
        id: id, theReasonWhyItIsTheDefault: theReasonWhyItIsTheDefault, until: until,
        options: options)
    }
  }
}

#if canImport(Combine) || canImport(OpenCombine)
  extension ItemsClient {
    /// `GET /items`
    public func listPublisher(
      page: Int? = nil, size: Int = 20, options: RequestOptions = .init()
    ) -> CallPublisher<[Item]> {
      CallPublisher { try await self.list(page: page, size: size, options: options) }
    }

    /// `GET /items/{id}`
    @available(*, deprecated, message: "use list")
    public func findPublisher(id: Int, options: RequestOptions = .init()) -> CallPublisher<Item> {
      CallPublisher { try await self.find(id: id, options: options) }
    }

    /// `POST /items`
    public func createPublisher(
      _ body: NewItem, options: RequestOptions = .init()
    ) -> CallPublisher<Item> {
      CallPublisher { try await self.create(body, options: options) }
    }

    /// `POST /items`
    public func createPublisher(
      name: String, note: String? = nil, options: RequestOptions = .init()
    ) -> CallPublisher<Item> {
      CallPublisher { try await self.create(name: name, note: note, options: options) }
    }

    /// `GET /items/events`
    public func watchPublisher(
      since: Date? = nil, options: RequestOptions = .init()
    ) -> CallPublisher<Delta> {
      CallPublisher(stream: { self.watch(since: since, options: options) })
    }

    /// `PUT /items/sorted`
    public func sortPublisher(
      queue: String, on: Date? = nil, completion: Bool? = nil, options: RequestOptions = .init()
    ) -> CallPublisher<Void> {
      CallPublisher {
        try await self.sort(queue: queue, on: on, completion: completion, options: options)
      }
    }

    /// `GET /items/{id}/photo`
    public func photoPublisher(id: Int, options: RequestOptions = .init()) -> CallPublisher<Data> {
      CallPublisher { try await self.photo(id: id, options: options) }
    }

    /// `GET /items/{id}/photo`
    ///
    /// - Parameters:
    ///   - file: The file that the body is put into, in place of one that is there.
    ///   - progress: Called with how much of the body has arrived.
    public func photoPublisher(
      id: Int, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
    ) -> CallPublisher<Void> {
      CallPublisher {
        try await self.photo(id: id, to: file, progress: progress, options: options)
      }
    }

    /// Makes it the default.
    public func defaultPublisher(
      id: Int, theReasonWhyItIsTheDefault: String? = nil, until: Date? = nil,
      options: RequestOptions = .init()
    ) -> CallPublisher<Void> {
      CallPublisher {
        try await self.`default`(
          id: id, theReasonWhyItIsTheDefault: theReasonWhyItIsTheDefault, until: until,
          options: options)
      }
    }
  }
#endif

extension ShopClient {
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

#if canImport(Combine) || canImport(OpenCombine)
  extension ShopClient {
    /// Says that the shop is open.
    public func pingPublisher(options: RequestOptions = .init()) -> CallPublisher<Void> {
      CallPublisher { try await self.ping(options: options) }
    }
  }
#endif

// Made by sdkgen for Shop. Do not edit.

import Dispatch
import SDKRuntime

#if canImport(Combine) || canImport(OpenCombine)
  import SDKCombine
#endif

/// A client for the API at `https://shop.example.com`.
nonisolated struct ShopClient: ShopService {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  init(
    server: Server = "https://shop.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/items` and below.
  var items: ItemsClient { ItemsClient(client) }

  /// `GET /ping`
  func ping(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.ping, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/items` and below.
nonisolated struct ItemsClient: ItemsService {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  /// `GET /items/{id}`
  func find(id: Int, options: RequestOptions = .init()) async throws -> Item {
    try await client.send(ItemsEndpoint.find(id: id), as: Item.self, options: options)
  }
}

/// The groups and methods of `ShopClient`.
nonisolated protocol ShopService: Sendable {
  associatedtype ItemsGroup: ItemsService
  /// Requests to `/items` and below.
  var items: ItemsGroup { get }
  /// `GET /ping`
  func ping(options: RequestOptions) async throws
}

extension ShopService {
  /// `GET /ping`
  func ping(options: RequestOptions? = nil) async throws {
    try await self.ping(options: options ?? .init())
  }
}

/// The methods of `ItemsClient`.
nonisolated protocol ItemsService: Sendable {
  /// `GET /items/{id}`
  func find(id: Int, options: RequestOptions) async throws -> Item
}

extension ItemsService {
  /// `GET /items/{id}`
  func find(id: Int, options: RequestOptions? = nil) async throws -> Item {
    try await self.find(id: id, options: options ?? .init())
  }
}

extension ItemsService {
  /// `GET /items/{id}`
  @discardableResult
  func find(
    id: Int, options: RequestOptions = .init(), completion: @escaping CompletionHandler<Item>
  ) -> CallHandle {
    CallHandle(of: "Items.find", completion) { try await self.find(id: id, options: options) }
  }

  /// `GET /items/{id}`
  @discardableResult
  func find(
    id: Int, options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Item, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Items.find", on: queue, completion) {
      try await self.find(id: id, options: options)
    }
  }
}

#if canImport(Combine) || canImport(OpenCombine)
  extension ItemsService {
    /// `GET /items/{id}`
    func findPublisher(id: Int, options: RequestOptions = .init()) -> CallPublisher<Item> {
      CallPublisher { try await self.find(id: id, options: options) }
    }
  }
#endif

extension ShopService {
  /// `GET /ping`
  @discardableResult
  func ping(
    options: RequestOptions = .init(), completion: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(of: "Shop.ping", completion) { try await self.ping(options: options) }
  }

  /// `GET /ping`
  @discardableResult
  func ping(
    options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Void, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Shop.ping", on: queue, completion) { try await self.ping(options: options) }
  }
}

#if canImport(Combine) || canImport(OpenCombine)
  extension ShopService {
    /// `GET /ping`
    func pingPublisher(options: RequestOptions = .init()) -> CallPublisher<Void> {
      CallPublisher { try await self.ping(options: options) }
    }
  }
#endif

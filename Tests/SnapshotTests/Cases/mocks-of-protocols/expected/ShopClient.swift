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

  public var items: ItemsClient { ItemsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct ItemsClient: ItemsService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /items/{id}`
  public func get(id: UUID, options: RequestOptions = .init()) async throws -> Item {
    try await client.send(ItemsEndpoint.get(id: id), as: Item.self, options: options)
  }

  /// `GET /calls`
  public func calls(options: RequestOptions = .init()) async throws -> [Item] {
    try await client.send(ItemsEndpoint.calls, as: [Item].self, options: options)
  }
}

/// The groups of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  associatedtype ItemsGroup: ItemsService
  var items: ItemsGroup { get }
}

/// The methods of `ItemsClient`.
public nonisolated protocol ItemsService: Sendable {
  /// `GET /items/{id}`
  func get(id: UUID, options: RequestOptions) async throws -> Item
  /// `GET /calls`
  func calls(options: RequestOptions) async throws -> [Item]
}

extension ItemsService {
  /// `GET /items/{id}`
  public func get(id: UUID, options: RequestOptions? = nil) async throws -> Item {
    try await self.get(id: id, options: options ?? .init())
  }
  /// `GET /calls`
  public func calls(options: RequestOptions? = nil) async throws -> [Item] {
    try await self.calls(options: options ?? .init())
  }
}

// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

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

  /// Requests to `/orders` and below.
  public var orders: OrdersClient { OrdersClient(client) }

  /// `GET /size`
  ///
  /// - Returns: How many.
  public func size(options: RequestOptions = .init()) async throws -> Int {
    try await client.send(ShopEndpoint.size, as: Int.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ShopClient {
  /// Requests to `/orders` and below.
  public nonisolated struct OrdersClient: Sendable {
    /// The client that sends all requests.
    public let client: APIClient

    public init(_ client: APIClient) { self.client = client }

    /// `POST /orders/{id}/notes`
    ///
    /// - Parameter limit: Default: `10`.
    public func addNote(
      id: UUID, _ body: Note, at: Date? = nil, limit: Int? = nil,
      options: RequestOptions = .init()
    ) async throws {
      try await client.send(
        OrdersEndpoint.addNote(id: id, body, at: at, limit: limit), options: options)
    }

    /// `POST /orders/{id}/notes`
    ///
    /// - Parameter limit: Default: `10`.
    public func addNote(
      id: UUID, text: String, at: Date? = nil, limit: Int? = nil, due: Day? = nil,
      options: RequestOptions = .init()
    ) async throws {
      try await self.addNote(
        id: id, Note(text: text, due: due), at: at, limit: limit, options: options)
    }

    /// `POST /orders/{id}/notes`
    ///
    /// - Parameter limit: Default: `10`.
    @_disfavoredOverload
    public func addNote(
      id: UUID, text: String, at: Date? = nil, limit: Int? = nil, pages: [UploadFile]? = nil,
      options: RequestOptions = .init()
    ) async throws {
      try await client.send(
        OrdersEndpoint.addNoteMultipart(id: id, text: text, at: at, limit: limit, pages: pages),
        options: options)
    }
  }
}

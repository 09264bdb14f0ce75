// Made by sdkgen for Bookshop. Do not edit.

public import SDKRuntime

/// A shop's books.
public nonisolated struct BookshopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://books.example.com/v1", token: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("token", .bearer, token)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Looking for books.
  public var books: BooksClient { BooksClient(client) }

  /// Buying them.
  public var orders: OrdersClient { OrdersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Looking for books.
public nonisolated struct BooksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Books whose title holds a text.
  public func search(
    text: String, format: Format? = nil, options: RequestOptions = .init()
  ) async throws -> [Book] {
    try await client.send(
      BooksEndpoint.search(text: text, format: format), as: [Book].self, options: options)
  }
}

/// Buying them.
public nonisolated struct OrdersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /orders`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 422.
  @discardableResult
  public func create(_ body: Order, options: RequestOptions = .init()) async throws -> Receipt {
    try await client.send(OrdersEndpoint.create(body), as: Receipt.self, options: options)
  }

  /// `POST /orders`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 422.
  @discardableResult
  public func create(
    book: Int, count: Int = 1, options: RequestOptions = .init()
  ) async throws -> Receipt {
    try await self.create(Order(book: book, count: count), options: options)
  }
}

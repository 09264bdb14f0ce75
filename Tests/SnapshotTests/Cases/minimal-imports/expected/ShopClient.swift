// Made by sdkgen for Shop. Do not edit.

public import SDKCore
public import SDKOAuth
public import SDKPages
public import SDKStreams

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  /// The URL that the credential `login` gets its tokens from.
  public static let loginSettings = OAuth2.Settings(tokenURL: "https://auth.example.com/token")

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, login: AnyCredential, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("login", .bearer, login)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/orders` and below.
  public var orders: OrdersClient { OrdersClient(client) }

  public var prices: PricesClient { PricesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/orders` and below.
public nonisolated struct OrdersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /orders/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Order {
    try await client.send(OrdersEndpoint.get(id: id), as: Order.self, options: options)
  }
}

public nonisolated struct PricesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /prices`
  public func list(page: Int? = nil, options: RequestOptions = .init()) async throws -> [Int] {
    try await client.send(PricesEndpoint.list(page: page), as: [Int].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(page: Int? = nil, options: RequestOptions = .init()) -> Pages<[Int], Int> {
    client.pages(
      as: [Int].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      PricesEndpoint.list(page: page)
    }
  }

  /// `GET /changes`
  public func watch(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<PricesEndpoint.WatchEvent, any Error> {
    client.events(
      PricesEndpoint.watch, options: options, reading: { try PricesEndpoint.WatchEvent($0, $1) })
  }
}

extension PricesEndpoint {
  /// An event of `GET /changes`.
  public nonisolated enum WatchEvent: Hashable, Sendable {
    case changed(Change)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "changed": self = try .changed(decoder.decode(Change.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

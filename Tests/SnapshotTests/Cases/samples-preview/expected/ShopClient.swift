// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://real.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers, token: AnyCredential, login: AnyCredential? = nil, xClient: String,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.headers = [("X-Client", xClient)]
    configuration.schemes = [
      SecurityScheme("token", .bearer, token), SecurityScheme("login", .basic, login),
    ]
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

  public nonisolated struct Servers: ServerChoice {
    public var server: Server

    public init(_ server: Server) { self.server = server }

    public static var real: Self {
      Self(Server("https://real.example.com", name: "real"))
    }

    public static var test: Self {
      Self(Server("https://test.example.com", name: "test"))
    }
  }
}

public nonisolated struct ItemsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /items`
  public func list(page: Int? = nil, options: RequestOptions = .init()) async throws -> [Item] {
    try await client.send(ItemsEndpoint.list(page: page), as: [Item].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Item], Item> {
    client.pages(
      as: [Item].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      ItemsEndpoint.list(page: page)
    }
  }

  /// `GET /after`
  public func after(
    cursor: String? = nil, options: RequestOptions = .init()
  ) async throws -> Page {
    try await client.send(ItemsEndpoint.after(cursor: cursor), as: Page.self, options: options)
  }

  /// Returns the pages of `after`; `.items` is the sequence of their items.
  public func afterPages(
    cursor: String? = nil, options: RequestOptions = .init()
  ) -> Pages<Page, Item> {
    client.pages(
      as: Page.self, items: \.items, by: .cursor("cursor", from: cursor, next: .path(["next"])),
      options: options
    ) { cursor in
      ItemsEndpoint.after(cursor: cursor)
    }
  }

  /// `GET /items/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Item {
    try await client.send(ItemsEndpoint.get(id: id), as: Item.self, options: options)
  }

  /// `GET /named`
  public func named(options: RequestOptions = .init()) async throws -> Item {
    try await client.send(ItemsEndpoint.named, as: Item.self, options: options)
  }

  /// `DELETE /items/{id}`
  public func remove(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(ItemsEndpoint.remove(id: id), options: options)
  }

  /// `GET /photo`
  public func photo(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ItemsEndpoint.photo, as: Data.self, options: options)
  }

  /// `GET /photo`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func photo(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ItemsEndpoint.photo, to: file, progress: progress, options: options)
  }

  /// `GET /label`
  public func label(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ItemsEndpoint.label, options: options)
  }

  /// `GET /watch`
  public func watch(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ItemsEndpoint.WatchEvent, any Error> {
    client.events(
      ItemsEndpoint.watch, end: "[DONE]", options: options,
      reading: { try ItemsEndpoint.WatchEvent($0, $1) })
  }
}

extension ItemsEndpoint {
  /// An event of `GET /watch`.
  public nonisolated enum WatchEvent: Hashable, Sendable {
    case delta(Delta)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "delta": self = try .delta(decoder.decode(Delta.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension ShopClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(
      server: .init("https://example.com"), token: "preview",
      login: .basic(user: "preview", password: "preview"), xClient: "X Client",
      transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Items.list": return .json(#"[{"id": 1, "made": "2026-03-01T12:00:00Z"}]"#).thenPage(#"[]"#, unless: "page", is: "1")
    case "Items.after": return .json(#"{"items": [{"id": 1, "made": "2026-03-01T12:00:00Z"}]}"#).thenPage(#"{"items": []}"#, unless: "cursor", is: "")
    case "Items.get": return .json(#"{"data": {"item": {"id": 1, "made": "2026-03-01T12:00:00Z"}}, "code": "00"}"#)
    case "Items.named": return .json(#"{"id": 7, "made": "2026-01-01T00:00:00Z"}"#)
    case "Items.remove": return .empty()
    case "Items.photo": return .bytes("Sample")
    case "Items.label": return .text("Sample")
    case "Items.watch": return .events("event: delta\ndata: {\"text\": \"Text\"}\n\ndata: [DONE]\n\n")
    default: return nil
    }
  }
}

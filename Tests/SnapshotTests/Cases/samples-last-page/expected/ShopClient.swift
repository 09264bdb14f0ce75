// Made by sdkgen for Shop. Do not edit.

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

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/toys`.
  public var toys: ToysClient { ToysClient(client) }

  /// Requests to `/news`.
  public var news: NewsClient { NewsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(
    after: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> PetsEndpoint.ListResponse {
    try await client.send(
      PetsEndpoint.list(after: after, limit: limit), as: PetsEndpoint.ListResponse.self,
      options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    after: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<PetsEndpoint.ListResponse, Pet> {
    client.pages(
      as: PetsEndpoint.ListResponse.self, items: \.data,
      by: .cursor("after", from: after, next: .path(["last_id"])), more: ["has_more"],
      options: options
    ) { after in
      PetsEndpoint.list(after: after, limit: limit)
    }
  }
}

/// Requests to `/toys`.
public nonisolated struct ToysClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /toys`
  public func list(
    token: String? = nil, options: RequestOptions = .init()
  ) async throws -> ToyPage {
    try await client.send(ToysEndpoint.list(token: token), as: ToyPage.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    token: String? = nil, options: RequestOptions = .init()
  ) -> Pages<ToyPage, Pet> {
    client.pages(
      as: ToyPage.self, items: \.toys,
      by: .cursor("token", from: token, next: .path(["page", "next"])), options: options
    ) { token in
      ToysEndpoint.list(token: token)
    }
  }
}

/// Requests to `/news`.
public nonisolated struct NewsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /news`
  public func read(options: RequestOptions = .init()) -> AsyncThrowingStream<Pet, any Error> {
    client.events(NewsEndpoint.read, as: Pet.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /news`
  public func readLines(options: RequestOptions = .init()) -> AsyncThrowingStream<Pet, any Error> {
    client.lines(NewsEndpoint.read, as: Pet.self, options: options)
  }
}

extension ShopClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Pets.list": return .json(#"{"data": [{"id": "Id"}], "last_id": "", "has_more": false}"#).thenPage(#"{"data": [], "last_id": "", "has_more": false}"#, unless: "after", is: "")
    case "Toys.list": return .json(#"{"toys": [{"id": "Id"}], "page": {"next": ""}}"#).thenPage(#"{"toys": [], "page": {"next": ""}}"#, unless: "token", is: "")
    case "News.read": return .events("data: {\"id\": \"Id\"}\n\ndata: [DONE]\n\n").orStream(.lines("{\"id\": \"Id\"}\n"))
    default: return nil
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `QUERY /pets`
  public func search(_ body: Search, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.search(body), as: Page.self, options: options)
  }

  /// `QUERY /pets`
  public func search(
    q: String, cursor: String? = nil, options: RequestOptions = .init()
  ) async throws -> Page {
    try await self.search(Search(q: q, cursor: cursor), options: options)
  }

  /// Returns the pages of `search`; `.items` is the sequence of their items.
  public func searchPages(
    _ body: Search, options: RequestOptions = .init()
  ) -> Pages<Page, String> {
    client.pages(
      as: Page.self, items: \.pets,
      by: .cursor("cursor", from: body.cursor, next: .path(["next"])), options: options
    ) { position in
      var body = body
      body.cursor = position
      return ShopEndpoint.search(body)
    }
  }

  /// Returns the pages of `search`; `.items` is the sequence of their items.
  public func searchPages(
    q: String, cursor: String? = nil, options: RequestOptions = .init()
  ) -> Pages<Page, String> {
    self.searchPages(Search(q: q, cursor: cursor), options: options)
  }

  /// `POST /find`
  public func find(
    q: String, page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(ShopEndpoint.find(q: q, page: page), as: [String].self, options: options)
  }

  /// Returns the pages of `find`; `.items` is the sequence of their items.
  public func findPages(
    q: String, page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    client.pages(
      as: [String].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      ShopEndpoint.find(q: q, page: page)
    }
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
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(server: "https://example.com", transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Shop.search": return .json(#"{"pets": ["Pets"]}"#).thenPage(#"{"pets": []}"#, unless: "cursor", is: "")
    case "Shop.find": return .json(#"["Sample"]"#).thenPage(#"[]"#, unless: "page", is: "1")
    default: return nil
    }
  }
}

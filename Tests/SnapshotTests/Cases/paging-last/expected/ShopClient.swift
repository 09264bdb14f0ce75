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

  /// `GET /pets`
  public func list(page: Int? = nil, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.list(page: page), as: Page.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(page: Int? = nil, options: RequestOptions = .init()) -> Pages<Page, Int> {
    client.pages(
      as: Page.self, items: \.pets, by: .page(from: page ?? 0, last: ["isLast"], origin: 0),
      options: options
    ) { page in
      ShopEndpoint.list(page: page)
    }
  }

  /// `GET /find`
  public func find(p: Int, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.find(p: p), as: Page.self, options: options)
  }

  /// Returns the pages of `find`; `.items` is the sequence of their items.
  public func findPages(p: Int, options: RequestOptions = .init()) -> Pages<Page, Int> {
    client.pages(
      as: Page.self, items: \.pets, by: .page(from: p, last: ["meta", "pages"], origin: 1),
      options: options
    ) { p in
      ShopEndpoint.find(p: p)
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
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Shop.list": return .json(#"{"pets": [1], "isLast": true, "meta": {"pages": 1}}"#).thenPage(#"{"pets": [], "isLast": true, "meta": {"pages": 1}}"#, unless: "page", is: "0")
    case "Shop.find": return .json(#"{"pets": [1], "isLast": true, "meta": {"pages": 1}}"#).thenPage(#"{"pets": [], "isLast": true, "meta": {"pages": 1}}"#, unless: "p", is: "1")
    default: return nil
    }
  }
}

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

  /// All pets.
  public func list(
    kind: String, page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await client.send(
      ShopEndpoint.list(kind: kind, page: page, limit: limit), as: [Pet].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    kind: String, page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      ShopEndpoint.list(kind: kind, page: page, limit: limit)
    }
  }

  /// `GET /names`
  public func names(page: Int = 0, options: RequestOptions = .init()) async throws -> [String]? {
    try await client.send(ShopEndpoint.names(page: page), as: [String]?.self, options: options)
  }

  /// Returns the pages of `names`; `.items` is the sequence of their items.
  public func namesPages(
    page: Int = 0, options: RequestOptions = .init()
  ) -> Pages<[String]?, String> {
    client.pages(
      as: [String]?.self, items: \.self, by: .page(from: page), options: options
    ) { page in
      ShopEndpoint.names(page: page)
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

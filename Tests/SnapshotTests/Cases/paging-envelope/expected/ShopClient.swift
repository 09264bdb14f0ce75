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

  /// `GET /a`
  public func a(page: Int? = nil, options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ShopEndpoint.a(page: page), as: [Pet].self, options: options)
  }

  /// Returns the pages of `a`; `.items` is the sequence of their items.
  public func aPages(page: Int? = nil, options: RequestOptions = .init()) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      ShopEndpoint.a(page: page)
    }
  }

  /// `GET /b`
  public func b(page: Int? = nil, options: RequestOptions = .init()) async throws -> Body {
    try await client.send(ShopEndpoint.b(page: page), as: Body.self, options: options)
  }

  /// Returns the pages of `b`; `.items` is the sequence of their items.
  public func bPages(page: Int? = nil, options: RequestOptions = .init()) -> Pages<Body, Pet> {
    client.pages(
      as: Body.self, items: \.items, by: .page(from: page ?? 1), more: ["response", "more"],
      options: options
    ) { page in
      ShopEndpoint.b(page: page)
    }
  }

  /// `GET /c`
  public func c(page: Int? = nil, options: RequestOptions = .init()) async throws -> JSON {
    try await client.send(ShopEndpoint.c(page: page), as: JSON.self, options: options)
  }

  /// Returns the pages of `c`; `.items` is the sequence of their items.
  public func cPages(page: Int? = nil, options: RequestOptions = .init()) -> Pages<JSON, JSON> {
    client.pages(
      as: JSON.self, items: \.["data"]?["items"]?.arrayValue, by: .page(from: page ?? 1),
      options: options
    ) { page in
      ShopEndpoint.c(page: page)
    }
  }

  /// `GET /d`
  public func d(
    page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [String: [Pet]] {
    try await client.send(ShopEndpoint.d(page: page), as: [String: [Pet]].self, options: options)
  }

  /// Returns the pages of `d`; `.items` is the sequence of their items.
  public func dPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[String: [Pet]], Pet> {
    client.pages(
      as: [String: [Pet]].self, items: \.["pets"], by: .page(from: page ?? 1), options: options
    ) { page in
      ShopEndpoint.d(page: page)
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

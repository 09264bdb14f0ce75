// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter token: From the settings page.
  public init(
    server: Server, token: AnyCredential? = nil, account: AnyCredential? = nil,
    header: AnyCredential? = nil, query: AnyCredential? = nil, cookie: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [
      SecurityScheme("token", .bearer, token), SecurityScheme("login", .basic, account),
      SecurityScheme("header", .apiKey("X-Key", in: .header), header),
      SecurityScheme("query", .apiKey("serviceKey", in: .query, isEncoded: true), query),
      SecurityScheme("cookie", .apiKey("session", in: .cookie), cookie),
    ]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /a`
  public func a(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.a, options: options)
  }

  /// `GET /b`
  public func b(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.b, options: options)
  }

  /// `GET /c`
  public func c(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.c, options: options)
  }

  /// `GET /d`
  public func d(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.d, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

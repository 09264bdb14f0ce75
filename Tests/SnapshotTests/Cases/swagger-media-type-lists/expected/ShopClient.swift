// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://api.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /a`
  @discardableResult
  public func a(_ body: M, options: RequestOptions = .init()) async throws -> M {
    try await client.send(ShopEndpoint.a(body), as: M.self, options: options)
  }

  /// `POST /a`
  @discardableResult
  public func a(x: Int? = nil, options: RequestOptions = .init()) async throws -> M {
    try await self.a(M(x: x), options: options)
  }

  /// `POST /b`
  @discardableResult
  public func b(f: UploadFile, options: RequestOptions = .init()) async throws -> M {
    try await client.send(ShopEndpoint.b(f: f), as: M.self, options: options)
  }

  /// `POST /c`
  @discardableResult
  public func c(_ body: M, options: RequestOptions = .init()) async throws -> M {
    try await client.send(ShopEndpoint.c(body), as: M.self, options: options)
  }

  /// `POST /c`
  @discardableResult
  public func c(x: Int? = nil, options: RequestOptions = .init()) async throws -> M {
    try await self.c(M(x: x), options: options)
  }

  /// `POST /d`
  @discardableResult
  public func d(_ body: M, options: RequestOptions = .init()) async throws -> M {
    try await client.send(ShopEndpoint.d(body), as: M.self, options: options)
  }

  /// `POST /d`
  @discardableResult
  public func d(x: Int? = nil, options: RequestOptions = .init()) async throws -> M {
    try await self.d(M(x: x), options: options)
  }

  /// `POST /e`
  @discardableResult
  public func e(_ body: M, options: RequestOptions = .init()) async throws -> M {
    try await client.send(ShopEndpoint.e(body), as: M.self, options: options)
  }

  /// `POST /e`
  @discardableResult
  public func e(x: Int? = nil, options: RequestOptions = .init()) async throws -> M {
    try await self.e(M(x: x), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

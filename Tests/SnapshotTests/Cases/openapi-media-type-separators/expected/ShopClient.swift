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
  public func b(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.b(body), options: options)
  }

  /// `POST /b`
  public func b(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.b(M(x: x), options: options)
  }

  /// `POST /c`
  public func c(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.c(body), options: options)
  }

  /// `POST /c`
  public func c(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.c(M(x: x), options: options)
  }

  /// `POST /d`
  public func d(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.d(body), options: options)
  }

  /// `POST /d`
  public func d(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.d(M(x: x), options: options)
  }

  /// `POST /e`
  public func e(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.e(body), options: options)
  }

  /// `POST /e`
  public func e(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.e(M(x: x), options: options)
  }

  /// `POST /f`
  public func f(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.f(body), options: options)
  }

  /// `POST /f`
  public func f(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.f(M(x: x), options: options)
  }

  /// `POST /g`
  public func g(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.g(body), options: options)
  }

  /// `POST /g`
  public func g(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.g(M(x: x), options: options)
  }

  /// `POST /h`
  public func h(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.h(body), options: options)
  }

  /// `POST /h`
  public func h(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.h(M(x: x), options: options)
  }

  /// `POST /i`
  public func i(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.i, options: options)
  }

  /// `POST /j`
  public func j(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.j(body), options: options)
  }

  /// `POST /j`
  public func j(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.j(M(x: x), options: options)
  }

  /// `POST /k`
  public func k(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.k(body), options: options)
  }

  /// `POST /k`
  public func k(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.k(M(x: x), options: options)
  }

  /// `POST /l`
  public func l(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.l(body), options: options)
  }

  /// `POST /l`
  public func l(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.l(M(x: x), options: options)
  }

  /// `POST /m`
  public func m(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.m(body), options: options)
  }

  /// `POST /m`
  public func m(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.m(M(x: x), options: options)
  }

  /// `POST /n`
  public func n(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.n, options: options)
  }

  /// `POST /o`
  public func o(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.o(body), options: options)
  }

  /// `POST /o`
  public func o(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.o(M(x: x), options: options)
  }

  /// `POST /p`
  public func p(_ body: M, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.p(body), options: options)
  }

  /// `POST /p`
  public func p(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.p(M(x: x), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

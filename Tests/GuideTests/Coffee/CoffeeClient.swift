// Made by sdkgen for Coffee. Do not edit.

public import SDKRuntime

/// A client for the API at `https://coffee.example`.
public nonisolated struct CoffeeClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://coffee.example", bearerAuth: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("bearerAuth", .bearer, bearerAuth)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/auth` and below.
  public var auth: AuthClient { AuthClient(client) }

  /// Requests to `/orders`.
  public var orders: OrdersClient { OrdersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/auth` and below.
public nonisolated struct AuthClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /auth/login`
  public func logIn(_ body: Login, options: RequestOptions = .init()) async throws -> Tokens {
    try await client.send(AuthEndpoint.logIn(body), as: Tokens.self, options: options)
  }

  /// `POST /auth/login`
  public func logIn(
    email: String, password: String, options: RequestOptions = .init()
  ) async throws -> Tokens {
    try await self.logIn(Login(email: email, password: password), options: options)
  }

  /// `POST /auth/refresh`
  public func refresh(_ body: Refresh, options: RequestOptions = .init()) async throws -> Tokens {
    try await client.send(AuthEndpoint.refresh(body), as: Tokens.self, options: options)
  }

  /// `POST /auth/refresh`
  public func refresh(
    refreshToken: String, options: RequestOptions = .init()
  ) async throws -> Tokens {
    try await self.refresh(Refresh(refreshToken: refreshToken), options: options)
  }
}

/// Requests to `/orders`.
public nonisolated struct OrdersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /orders`
  public func list(options: RequestOptions = .init()) async throws -> [Order] {
    try await client.send(OrdersEndpoint.list, as: [Order].self, options: options)
  }
}

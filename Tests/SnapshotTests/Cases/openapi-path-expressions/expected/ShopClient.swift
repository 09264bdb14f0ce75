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

  /// `GET /l{/rest}`
  public func l(rest: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.l(rest: rest), options: options)
  }

  /// `GET /m{/a,b}`
  public func m(a: String, b: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.m(a: a, b: b), options: options)
  }

  /// `GET /n/x{.ext}`
  public func n(ext: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.n(ext: ext), options: options)
  }

  /// `GET /o/x{.ext}`
  public func o(ext: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.o(ext: ext), options: options)
  }

  /// `GET /p/x{;id}`
  public func p(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.p(id: id), options: options)
  }

  /// `GET /q/x{;id}`
  public func q(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.q(id: id), options: options)
  }

  /// `GET /r/{+path}`
  public func r(path: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.r(path: path), options: options)
  }

  /// `GET /s/{a,b}`
  public func s(a: String, b: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.s(a: a, b: b), options: options)
  }

  /// `GET /t{/rest*}{?x,y*}`
  public func t(
    rest: [String], x: String? = nil, y: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.t(rest: rest, x: x, y: y), options: options)
  }

  /// `GET /u{#frag}`
  public func u(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.u, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

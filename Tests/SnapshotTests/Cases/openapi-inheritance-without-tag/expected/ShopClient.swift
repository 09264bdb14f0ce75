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

  /// Requests to `/a`.
  public var a: AClient { AClient(client) }

  /// Requests to `/b`.
  public var b: BClient { BClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/a`.
public nonisolated struct AClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /a`
  public func list(options: RequestOptions = .init()) async throws -> AEndpoint.ListResponse {
    try await client.send(AEndpoint.list, as: AEndpoint.ListResponse.self, options: options)
  }
}

/// Requests to `/b`.
public nonisolated struct BClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /b`
  public func add(_ body: B4, options: RequestOptions = .init()) async throws {
    try await client.send(BEndpoint.add(body), options: options)
  }
}

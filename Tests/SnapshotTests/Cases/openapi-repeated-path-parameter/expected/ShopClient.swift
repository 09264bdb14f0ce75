// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example.com/v1`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example.com/v1",
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/a` and below.
  public var a: AClient { AClient(client) }

  /// Requests to `/d` and below.
  public var d: DClient { DClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/a` and below.
public nonisolated struct AClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /a/{id}/b/{name}/c/{id}`
  public func getThing(id: Int, name: String, options: RequestOptions = .init()) async throws {
    try await client.send(AEndpoint.getThing(id: id, name: name), options: options)
  }
}

/// Requests to `/d` and below.
public nonisolated struct DClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /d/{key}/e/{key}`
  public func getOther(key: String, options: RequestOptions = .init()) async throws {
    try await client.send(DEndpoint.getOther(key: key), options: options)
  }
}

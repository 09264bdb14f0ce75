// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://{region}.example.com/{version}`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .regional(), transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /ping`
  public func ping(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.ping, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }

  public nonisolated struct Servers: ServerChoice {
    public var server: Server

    public init(_ server: Server) { self.server = server }

    /// Near you.
    public static func regional(region: String = "eu", version: String = "v1") -> Self {
      Self(Server("https://\(region).example.com/\(version)", name: "regional"))
    }

    public static func plain(base: String = "") -> Self {
      Self(Server("https://example.com/\(base)", name: "plain"))
    }

    public static func `private`(host: String) -> Self {
      Self(Server("https://\(host)/api", name: "private"))
    }
  }
}

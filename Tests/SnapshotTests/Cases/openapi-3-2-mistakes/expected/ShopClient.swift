// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://a.shop.example`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .live, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.servers = server.server.hosts(named: ["pets", "stores"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/stores`.
  public var stores: StoresClient { StoresClient(client) }

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

    public static var live: Self {
      Self(
        Server(
          "https://a.shop.example", name: "live",
          hosts: ["pets": "https://c.shop.example", "stores": "https://e.shop.example"]))
    }

    public static var b: Self {
      Self(
        Server(
          "https://b.shop.example", name: "b",
          hosts: ["pets": "https://d.shop.example", "stores": "https://f.shop.example"]))
    }
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Headers of the response:
  /// - `X-Count`
  public func list(q: String? = nil, options: RequestOptions = .init()) async throws -> String {
    try await client.send(PetsEndpoint.list(q: q), as: String.self, options: options)
  }
}

/// Requests to `/stores`.
public nonisolated struct StoresClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /stores`
  public func add(a: String? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(StoresEndpoint.add(a: a), options: options)
  }
}

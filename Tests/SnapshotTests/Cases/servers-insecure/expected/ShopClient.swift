// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  /// The URL that the credential `login` gets its tokens from.
  public static let loginSettings = OAuth2.Settings(
    tokenURL: "http://shop.local/token", allowsInsecureServer: true)

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .real, login: AnyCredential,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.schemes = [SecurityScheme("login", .bearer, login)]
    configuration.servers = server.server.hosts(named: ["uploads"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /ping`
  public func ping(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.ping, options: options)
  }

  /// `POST /photos`
  public func add(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.add, options: options)
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

    public static var real: Self {
      Self(
        Server(
          "https://api.example.com", name: "real",
          hosts: ["uploads": Server("http://up.local", allowsInsecureServer: true)]))
    }

    public static var office: Self {
      Self(
        Server(
          "http://shop.local:8080", name: "office", hosts: ["uploads": "http://up.shop.local"],
          allowsInsecureServer: true))
    }

    public static var lab: Self {
      Self(
        Server(
          "https://lab.example.com", name: "lab",
          hosts: ["uploads": Server("http://up.lab.local", allowsInsecureServer: true)]))
    }

    public static var uploads: Self {
      Self(Server("http://up.local", name: "uploads", allowsInsecureServer: true))
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  /// The URL that the credential `login` gets its tokens from.
  public static let loginSettings = OAuth2.Settings(
    tokenURL: "https://auth.example.com/token", scopes: ["pets:read", "pets:write"])

  /// The URL that the credential `machine` gets its tokens from.
  public static let machineSettings = OAuth2.Settings(tokenURL: "https://auth.example.com/token")

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, login: AnyCredential? = nil, machine: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [
      SecurityScheme("login", .bearer, login), SecurityScheme("machine", .bearer, machine),
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

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `http://shop.local`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  /// The URL that the credential `login` gets its tokens from.
  public static let loginSettings = OAuth2.Settings(
    tokenURL: "http://shop.local/token", allowsInsecureServer: true)

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = Server("http://shop.local", allowsInsecureServer: true), login: AnyCredential,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.allowsInsecureServer = true
    configuration.schemes = [SecurityScheme("login", .bearer, login)]
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
}

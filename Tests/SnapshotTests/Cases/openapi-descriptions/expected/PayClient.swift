// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

/// A client for the API at `https://{region}.pay.example`.
public nonisolated struct PayClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter tokenAuth: The key with the prefix "Token", as in `Token 123`.
  public init(
    server: Servers = .production(), tokenAuth: AnyCredential? = nil, basic: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.schemes = [
      SecurityScheme("tokenAuth", .apiKey("X-Key", in: .header), tokenAuth),
      SecurityScheme("basic", .basic, basic),
    ]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Adds things.
  ///
  /// The body: A list of exactly one thing.
  public func addThings(_ body: [String], options: RequestOptions = .init()) async throws {
    try await client.send(PayEndpoint.addThings(body), options: options)
  }

  /// `DELETE /things`
  public func deleteThings(options: RequestOptions = .init()) async throws {
    try await client.send(PayEndpoint.deleteThings, options: options)
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

    /// Production
    ///
    /// - `region`: The region of your account.
    public static func production(region: String = "eu") -> Self {
      Self(Server("https://\(region).pay.example", name: "production"))
    }
  }
}

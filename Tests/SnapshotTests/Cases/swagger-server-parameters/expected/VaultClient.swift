// Made by sdkgen for Vault. Do not edit.

public import SDKRuntime

/// A client for the API at `https://{vault}.{suffix}/v1`.
public nonisolated struct VaultClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /keys`
  public func listKeys(options: RequestOptions = .init()) async throws {
    try await client.send(VaultEndpoint.listKeys, options: options)
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

    /// - `vault`: The name of the vault.
    public static func main(vault: String, suffix: String = "vault.example.com") -> Self {
      Self(Server("https://\(vault).\(suffix)/v1", name: "main"))
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://{place}.example.com/{version}`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .example(), transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func getPet(
    mode: ZooEndpoint.GetPetMode? = nil, _2: Bool? = nil, apiVersion: String? = "01",
    options: RequestOptions = .init()
  ) async throws -> Pet {
    try await client.send(
      ZooEndpoint.getPet(mode: mode, _2: _2, apiVersion: apiVersion), as: Pet.self,
      options: options)
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

    public static func example(place: String = "True", version: String = "1.10") -> Self {
      Self(Server("https://\(place).example.com/\(version)", name: "example"))
    }
  }
}

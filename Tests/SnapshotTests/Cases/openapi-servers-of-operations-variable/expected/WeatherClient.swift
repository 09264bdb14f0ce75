// Made by sdkgen for Weather. Do not edit.

public import SDKRuntime

/// A client for the API at `https://{region}.example.com`.
public nonisolated struct WeatherClient: Sendable {
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

  /// `GET /forecast`
  public func forecast(options: RequestOptions = .init()) async throws {
    try await client.send(WeatherEndpoint.forecast, options: options)
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

    public static func example(region: String = "eu") -> Self {
      Self(Server("https://\(region).example.com", name: "example"))
    }
  }
}

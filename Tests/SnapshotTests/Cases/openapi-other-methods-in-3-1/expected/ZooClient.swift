// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", token: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("token", .bearer, token)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `QUERY /pets`
  public func queryPets(_ body: [Int]? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.queryPets(body), options: options)
  }

  /// `PURGE /pets`
  public func purgePets(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.purgePets, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

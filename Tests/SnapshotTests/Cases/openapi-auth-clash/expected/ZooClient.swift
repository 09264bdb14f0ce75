// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example.com`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example.com", a6_2: AnyCredential? = nil,
    a6: AnyCredential? = nil, aMinus6: AnyCredential? = nil, serverValue: AnyCredential? = nil,
    transportValue: AnyCredential? = nil, configurationValue: AnyCredential? = nil,
    clientValue: AnyCredential? = nil, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [
      SecurityScheme("A6", .apiKey("X-C", in: .header), a6_2),
      SecurityScheme("a_6", .apiKey("X-A", in: .header), a6),
      SecurityScheme("a-6", .apiKey("X-B", in: .header), aMinus6),
      SecurityScheme("server", .apiKey("X-D", in: .header), serverValue),
      SecurityScheme("transport", .apiKey("X-E", in: .header), transportValue),
      SecurityScheme("configuration", .apiKey("X-F", in: .header), configurationValue),
      SecurityScheme("client", .bearer, clientValue),
    ]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func getPets(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getPets, options: options)
  }

  /// `PUT /pets`
  public func replacePets(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.replacePets, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

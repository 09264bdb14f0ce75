// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `http://zoo.local`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  /// The URL that the credential `machine` gets its tokens from.
  public static let machineSettings = OAuth2.Settings(
    tokenURL: "http://zoo.local/token", allowsInsecureServer: true)

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = Server(
      "http://zoo.local", hosts: ["pets": "http://pets.local"], allowsInsecureServer: true),
    machine: AnyCredential, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("machine", .bearer, machine)]
    configuration.servers = server.hosts(named: ["pets"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/zoos`.
  public var zoos: ZoosClient { ZoosClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.list, options: options)
  }
}

/// Requests to `/zoos`.
public nonisolated struct ZoosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /zoos`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(ZoosEndpoint.list, options: options)
  }
}

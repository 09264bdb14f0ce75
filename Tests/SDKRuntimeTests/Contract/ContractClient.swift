public import Foundation
public import SDKRuntime

/// An API for tests.
public nonisolated struct ThingsAPIClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .real,
    token: AnyCredential,
    key: AnyCredential? = nil,
    appKey: String,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.options = RequestOptions(timeout: .seconds(10))
    configuration.headers = [("Accept", "application/json"), ("appkey", appKey)]
    configuration.query = [("v", "1")]
    configuration.schemes = [
      SecurityScheme("token", .bearer, token),
      SecurityScheme("key", .apiKey("serviceKey", in: .query, isEncoded: true), key),
    ]
    configuration.servers = [Server("https://uploads.example.com", name: "uploads")]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Things.
  public var things: ThingsClient { ThingsClient(client) }

  /// What `body` returns, with the response to its last call.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (ThingsAPIClient) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(ThingsAPIClient($0)) }
  }

  /// The servers of the API.
  public nonisolated struct Servers: ServerChoice {
    public var server: Server
    public init(_ server: Server) { self.server = server }
    public static var real: Self { Self(Server("https://api.example.com:9443", name: "real")) }
    public static func regional(region: String = "eu") -> Self {
      Self(Server("https://\(region).example.com", name: "regional"))
    }
  }
}

/// Things.
public nonisolated struct ThingsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func list(
    userID: Int? = nil, ids: [Int]? = nil, options: RequestOptions = .init()
  ) async throws -> [Thing] {
    try await client.send(
      ThingsEndpoint.list(userID: userID, ids: ids), as: [Thing].self, options: options)
  }

  public func get(id: Int, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(ThingsEndpoint.get(id: id), as: Thing.self, options: options)
  }

  public func remove(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(ThingsEndpoint.remove(id: id), options: options)
  }

  public func times(options: RequestOptions = .init()) async throws -> [Date] {
    try await client.send(ThingsEndpoint.times, format: .array(.unixSeconds), options: options)
  }
}

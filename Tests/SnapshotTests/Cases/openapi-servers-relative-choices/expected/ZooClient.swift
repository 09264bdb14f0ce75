// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example/v1`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .production, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.servers = server.server.hosts(
      named: ["/v2", "/v3", "files", "sandbox", "beta", "/./v2", "/./././v2", "/turned"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /each`
  public func getEach(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getEach, options: options)
  }

  /// `GET /some`
  public func getSome(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getSome, options: options)
  }

  /// `GET /files`
  public func getFiles(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getFiles, options: options)
  }

  /// `GET /sandbox`
  public func getSandbox(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getSandbox, options: options)
  }

  /// `GET /beta`
  public func getBeta(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getBeta, options: options)
  }

  /// `GET /path`
  public func getPath(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getPath, options: options)
  }

  /// `GET /plain`
  public func getPlain(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getPlain, options: options)
  }

  /// `GET /other`
  public func getOther(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getOther, options: options)
  }

  /// `GET /alone`
  public func getAlone(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getAlone, options: options)
  }

  /// `GET /beside`
  public func getBeside(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getBeside, options: options)
  }

  /// `GET /open`
  public func getOpen(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getOpen, options: options)
  }

  /// `GET /first`
  public func getFirst(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getFirst, options: options)
  }

  /// `GET /turned`
  public func getTurned(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getTurned, options: options)
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

    /// production
    public static var production: Self {
      Self(
        Server(
          "https://zoo.example/v1", name: "production",
          hosts: [
            "files": "https://files.example", "sandbox": "https://one.sandbox.example/v1",
            "beta": "https://beta.example",
          ]))
    }

    /// sandbox
    public static func sandbox(room: String = "one") -> Self {
      Self(
        Server(
          "https://\(room).sandbox.example/v1", name: "sandbox",
          hosts: [
            "/v2": "https://\(room).sandbox.example/sandbox/v2",
            "/v3": "https://\(room).sandbox.example/sandbox/v3",
            "files": "https://\(room).sandbox.example/files", "beta": "https://beta.example",
            "/./v2": "https://\(room).sandbox.example/other",
            "/./././v2": "https://sandbox.example/v3",
            "/turned": "https://\(room).sandbox.example/turned/sandbox",
          ]))
    }

    /// staging
    public static var staging: Self {
      Self(
        Server(
          "https://staging.example/api/v1", name: "staging",
          hosts: [
            "/v2": "https://staging.example/v2", "files": "https://files.staging.example",
            "sandbox": "https://one.sandbox.example/v1", "beta": "https://beta.example",
          ]))
    }
  }
}

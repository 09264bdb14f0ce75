// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example.com`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  /// The URL that the credential `machine` gets its tokens from.
  public static let machineSettings = OAuth2.Settings(
    tokenURL: "https://zoo.example.com/token", scopes: ["read:animals"])

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter password: The visitor's.
  public init(
    server: Server = "https://zoo.example.com", key: AnyCredential? = nil,
    password: AnyCredential? = nil, token: AnyCredential? = nil, machine: AnyCredential? = nil,
    login: AnyCredential? = nil, page: AnyCredential? = nil, owner: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [
      SecurityScheme("key", .apiKey("X-Key", in: .header), key),
      SecurityScheme("password", .basic, password),
      SecurityScheme("token", .apiKey("token", in: .query), token),
      SecurityScheme("machine", .bearer, machine), SecurityScheme("login", .bearer, login),
      SecurityScheme("page", .bearer, page), SecurityScheme("owner", .bearer, owner),
    ]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /animals`
  public func listAnimals(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.listAnimals, options: options)
  }

  /// `POST /animals`
  public func addAnimal(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.addAnimal, options: options)
  }

  /// `HEAD /animals`
  public func ping(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.ping, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

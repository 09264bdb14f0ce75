// Made by sdkgen for Boot. Do not edit.

public import SDKRuntime

/// A client for the API at `https://a.example`.
public nonisolated struct BootClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://a.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/actuator/loggers` and below.
  public var actuator: ActuatorClient { ActuatorClient(client) }

  public var users: UsersClient { UsersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/actuator/loggers` and below.
public nonisolated struct ActuatorClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /actuator/loggers/{name}`
  public func loggersName(name: String, options: RequestOptions = .init()) async throws {
    try await client.send(ActuatorEndpoint.loggersName(name: name), options: options)
  }

  /// `POST /actuator/loggers/{name}`
  public func updateLogger(name: String, options: RequestOptions = .init()) async throws {
    try await client.send(ActuatorEndpoint.updateLogger(name: name), options: options)
  }
}

public nonisolated struct UsersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /get-groups`
  public func getGroups(options: RequestOptions = .init()) async throws {
    try await client.send(UsersEndpoint.getGroups, options: options)
  }

  /// `GET /all-groups`
  public func getUserGroups(options: RequestOptions = .init()) async throws {
    try await client.send(UsersEndpoint.getUserGroups, options: options)
  }

  /// `GET /users/search/findByName`
  public func executeSearchGet(options: RequestOptions = .init()) async throws {
    try await client.send(UsersEndpoint.executeSearchGet, options: options)
  }

  /// `GET /users/search/findByMail`
  public func executeSearchUserGet(options: RequestOptions = .init()) async throws {
    try await client.send(UsersEndpoint.executeSearchUserGet, options: options)
  }
}

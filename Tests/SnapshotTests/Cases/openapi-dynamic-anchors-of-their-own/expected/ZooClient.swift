// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/users`.
  public var users: UsersClient { UsersClient(client) }

  /// Requests to `/notes`.
  public var notes: NotesClient { NotesClient(client) }

  /// Requests to `/pages`.
  public var pages: PagesClient { PagesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/users`.
public nonisolated struct UsersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /users`
  public func list(options: RequestOptions = .init()) async throws -> [User] {
    try await client.send(UsersEndpoint.list, as: [User].self, options: options)
  }
}

/// Requests to `/notes`.
public nonisolated struct NotesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /notes`
  public func list(
    options: RequestOptions = .init()
  ) async throws -> [NotesEndpoint.ListResponseItem] {
    try await client.send(
      NotesEndpoint.list, as: [NotesEndpoint.ListResponseItem].self, options: options)
  }
}

/// Requests to `/pages`.
public nonisolated struct PagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pages`
  public func get(options: RequestOptions = .init()) async throws -> UserPage {
    try await client.send(PagesEndpoint.get, as: UserPage.self, options: options)
  }
}

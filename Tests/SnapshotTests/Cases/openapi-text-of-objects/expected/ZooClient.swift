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

  /// Requests to `/names`.
  public var names: NamesClient { NamesClient(client) }

  /// Requests to `/legacy`.
  public var legacy: LegacyClient { LegacyClient(client) }

  /// Requests to `/about`.
  public var about: AboutClient { AboutClient(client) }

  /// Requests to `/notes`.
  public var notes: NotesClient { NotesClient(client) }

  /// `GET /store`
  public func store(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ZooEndpoint.store, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/names`.
public nonisolated struct NamesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /names`
  public func list(options: RequestOptions = .init()) async throws -> String {
    try await client.text(NamesEndpoint.list, options: options)
  }
}

/// Requests to `/legacy`.
public nonisolated struct LegacyClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /legacy`
  public func get(options: RequestOptions = .init()) async throws -> Store {
    try await client.send(LegacyEndpoint.get, as: Store.self, options: options)
  }
}

/// Requests to `/about`.
public nonisolated struct AboutClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /about`
  public func get(options: RequestOptions = .init()) async throws -> String {
    try await client.text(AboutEndpoint.get, options: options)
  }
}

/// Requests to `/notes`.
public nonisolated struct NotesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /notes`
  public func add(_ body: String, options: RequestOptions = .init()) async throws {
    try await client.send(NotesEndpoint.add(body), options: options)
  }
}

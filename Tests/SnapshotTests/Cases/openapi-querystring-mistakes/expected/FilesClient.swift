// Made by sdkgen for Files. Do not edit.

public import SDKRuntime

/// A client for the API at `https://files.example.com`.
public nonisolated struct FilesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://files.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/two`.
  public var two: TwoClient { TwoClient(client) }

  /// Requests to `/beside`.
  public var beside: BesideClient { BesideClient(client) }

  /// Requests to `/schema`.
  public var schema: SchemaClient { SchemaClient(client) }

  /// Requests to `/reserved`.
  public var reserved: ReservedClient { ReservedClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/two`.
public nonisolated struct TwoClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /two`
  public func list(q: Filter? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(TwoEndpoint.list(q: q), options: options)
  }
}

/// Requests to `/beside`.
public nonisolated struct BesideClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /beside`
  public func list(
    limit: Int? = nil, q: Filter? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(BesideEndpoint.list(limit: limit, q: q), options: options)
  }
}

/// Requests to `/schema`.
public nonisolated struct SchemaClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /schema`
  public func list(q: Filter? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(SchemaEndpoint.list(q: q), options: options)
  }
}

/// Requests to `/reserved`.
public nonisolated struct ReservedClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /reserved`
  public func add(
    _ body: ReservedEndpoint.AddBody? = nil, plain: String? = nil, bare: String? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(ReservedEndpoint.add(body, plain: plain, bare: bare), options: options)
  }

  /// `POST /reserved`
  @_disfavoredOverload
  public func add(
    plain: String? = nil, bare: String? = nil, url: String? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.add(
      ReservedEndpoint.AddBody(url: url), plain: plain, bare: bare, options: options)
  }
}

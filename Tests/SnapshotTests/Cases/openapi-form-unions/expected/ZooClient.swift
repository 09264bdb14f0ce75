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

  /// Requests to `/lists`.
  public var lists: ListsClient { ListsClient(client) }

  /// `POST /token`
  public func token(
    _ body: ZooEndpoint.TokenBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.token(body), options: options)
  }

  /// `POST /either`
  public func either(
    _ body: ZooEndpoint.EitherBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.either(body), options: options)
  }

  /// `POST /either`
  public func either(
    k: String, p: String? = nil, q: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.either(ZooEndpoint.EitherBody(k: k, p: p, q: q), options: options)
  }

  /// `POST /beside`
  public func beside(
    _ body: ZooEndpoint.BesideBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.beside(body), options: options)
  }

  /// `POST /map`
  public func map(_ body: [String: String], options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.map(body), options: options)
  }

  /// `POST /list`
  public func list(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.list(body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/lists`.
public nonisolated struct ListsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /lists`
  public func mapOfLists(
    _ body: ListsEndpoint.MapOfListsBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ListsEndpoint.mapOfLists(body), options: options)
  }

  /// `POST /lists`
  public func mapOfLists(
    id: Int? = nil, additionalProperties: [String: [String]] = [:],
    options: RequestOptions = .init()
  ) async throws {
    try await self.mapOfLists(
      ListsEndpoint.MapOfListsBody(id: id, additionalProperties: additionalProperties),
      options: options)
  }
}

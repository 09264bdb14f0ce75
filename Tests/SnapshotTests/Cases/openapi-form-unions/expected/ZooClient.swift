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

  /// Requests to `/token`.
  public var token: TokenClient { TokenClient(client) }

  /// Requests to `/either`.
  public var either: EitherClient { EitherClient(client) }

  /// Requests to `/beside`.
  public var beside: BesideClient { BesideClient(client) }

  /// Requests to `/map`.
  public var map: MapClient { MapClient(client) }

  /// Requests to `/lists`.
  public var lists: ListsClient { ListsClient(client) }

  /// Requests to `/list`.
  public var list: ListClient { ListClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/token`.
public nonisolated struct TokenClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /token`
  public func token(
    _ body: TokenEndpoint.TokenBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(TokenEndpoint.token(body), options: options)
  }
}

/// Requests to `/either`.
public nonisolated struct EitherClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /either`
  public func either(
    _ body: EitherEndpoint.EitherBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(EitherEndpoint.either(body), options: options)
  }

  /// `POST /either`
  public func either(
    k: String, p: String? = nil, q: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.either(EitherEndpoint.EitherBody(k: k, p: p, q: q), options: options)
  }
}

/// Requests to `/beside`.
public nonisolated struct BesideClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /beside`
  public func beside(
    _ body: BesideEndpoint.BesideBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(BesideEndpoint.beside(body), options: options)
  }
}

/// Requests to `/map`.
public nonisolated struct MapClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /map`
  public func map(_ body: [String: String], options: RequestOptions = .init()) async throws {
    try await client.send(MapEndpoint.map(body), options: options)
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

/// Requests to `/list`.
public nonisolated struct ListClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /list`
  public func list(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(ListEndpoint.list(body), options: options)
  }
}

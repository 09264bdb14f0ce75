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

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/visitors`.
  public var visitors: VisitorsClient { VisitorsClient(client) }

  /// Requests to `/cages`.
  public var cages: CagesClient { CagesClient(client) }

  /// Requests to `/keepers`.
  public var keepers: KeepersClient { KeepersClient(client) }

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
  public func list(
    nextPageToken: String? = nil, options: RequestOptions = .init()
  ) async throws -> PetsEndpoint.ListResponse {
    try await client.send(
      PetsEndpoint.list(nextPageToken: nextPageToken), as: PetsEndpoint.ListResponse.self,
      options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    nextPageToken: String? = nil, options: RequestOptions = .init()
  ) -> Pages<PetsEndpoint.ListResponse, String> {
    client.pages(
      as: PetsEndpoint.ListResponse.self, items: \.items,
      by: .cursor("nextPageToken", from: nextPageToken, next: .path(["nextPageToken"])),
      options: options
    ) { nextPageToken in
      PetsEndpoint.list(nextPageToken: nextPageToken)
    }
  }
}

/// Requests to `/visitors`.
public nonisolated struct VisitorsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /visitors`
  public func list(
    limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> VisitorsEndpoint.ListResponse {
    try await client.send(
      VisitorsEndpoint.list(limit: limit), as: VisitorsEndpoint.ListResponse.self,
      options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<VisitorsEndpoint.ListResponse, String> {
    client.pages(
      from: VisitorsEndpoint.list(limit: limit), as: VisitorsEndpoint.ListResponse.self,
      items: \.items, following: .path(["paging", "next"]), options: options)
  }
}

/// Requests to `/cages`.
public nonisolated struct CagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /cages`
  public func list(
    cursor: String? = nil, options: RequestOptions = .init()
  ) async throws -> CagesEndpoint.ListResponse {
    try await client.send(
      CagesEndpoint.list(cursor: cursor), as: CagesEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    cursor: String? = nil, options: RequestOptions = .init()
  ) -> Pages<CagesEndpoint.ListResponse, String> {
    client.pages(
      from: CagesEndpoint.list(cursor: cursor), as: CagesEndpoint.ListResponse.self,
      items: \.items, following: .path(["pagination", "next"]), options: options)
  }
}

/// Requests to `/keepers`.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Whether `next` is a cursor or a URL cannot be known.
  public func list(
    cursor: String? = nil, options: RequestOptions = .init()
  ) async throws -> KeepersEndpoint.ListResponse {
    try await client.send(
      KeepersEndpoint.list(cursor: cursor), as: KeepersEndpoint.ListResponse.self,
      options: options)
  }
}

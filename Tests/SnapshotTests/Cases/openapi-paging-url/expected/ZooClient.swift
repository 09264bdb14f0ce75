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

  /// Requests to `/calls`.
  public var calls: CallsClient { CallsClient(client) }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/birds`.
  public var birds: BirdsClient { BirdsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/calls`.
public nonisolated struct CallsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /calls`
  public func list(
    pageToken: String? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) async throws -> CallsEndpoint.ListResponse {
    try await client.send(
      CallsEndpoint.list(pageToken: pageToken, pageSize: pageSize),
      as: CallsEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    pageToken: String? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<CallsEndpoint.ListResponse, String> {
    client.pages(
      from: CallsEndpoint.list(pageToken: pageToken, pageSize: pageSize),
      as: CallsEndpoint.ListResponse.self, items: \.calls, following: .path(["next_page_uri"]),
      options: options)
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(
    fromPet: String? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(PetsEndpoint.list(fromPet: fromPet), as: [String].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    fromPet: String? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    client.pages(
      from: PetsEndpoint.list(fromPet: fromPet), as: [String].self, items: \.self,
      following: .link, options: options)
  }
}

/// Requests to `/birds`.
public nonisolated struct BirdsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /birds`
  public func list(
    page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> BirdsEndpoint.ListResponse {
    try await client.send(
      BirdsEndpoint.list(page: page), as: BirdsEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<BirdsEndpoint.ListResponse, String> {
    client.pages(
      from: BirdsEndpoint.list(page: page), as: BirdsEndpoint.ListResponse.self, items: \.results,
      following: .path(["next"]), options: options)
  }
}

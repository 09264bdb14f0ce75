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
    pageNumber: Int? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) async throws -> PetsEndpoint.ListResponse {
    try await client.send(
      PetsEndpoint.list(pageNumber: pageNumber, pageSize: pageSize),
      as: PetsEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    pageNumber: Int? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<PetsEndpoint.ListResponse, String> {
    client.pages(
      as: PetsEndpoint.ListResponse.self, items: \.data, by: .page(from: pageNumber ?? 1),
      options: options
    ) { pageNumber in
      PetsEndpoint.list(pageNumber: pageNumber, pageSize: pageSize)
    }
  }
}

/// Requests to `/keepers`.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /keepers`
  public func list(
    page: KeepersEndpoint.ListPage? = nil, options: RequestOptions = .init()
  ) async throws -> KeepersEndpoint.ListResponse {
    try await client.send(
      KeepersEndpoint.list(page: page), as: KeepersEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    page: KeepersEndpoint.ListPage? = nil, options: RequestOptions = .init()
  ) -> Pages<KeepersEndpoint.ListResponse, String> {
    client.pages(
      from: KeepersEndpoint.list(page: page), as: KeepersEndpoint.ListResponse.self, items: \.data,
      following: .path(["links", "next"]), options: options)
  }
}

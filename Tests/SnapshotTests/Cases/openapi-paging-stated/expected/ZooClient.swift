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

  /// Requests to `/owners`.
  public var owners: OwnersClient { OwnersClient(client) }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/owners`.
public nonisolated struct OwnersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /owners`
  public func list(
    n: Int? = nil, options: RequestOptions = .init()
  ) async throws -> OwnersEndpoint.ListResponse {
    try await client.send(
      OwnersEndpoint.list(n: n), as: OwnersEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    n: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<OwnersEndpoint.ListResponse, String> {
    client.pages(
      as: OwnersEndpoint.ListResponse.self, items: \.data,
      by: .page(from: n ?? 1, last: ["meta", "pages"], origin: 1), options: options
    ) { n in
      OwnersEndpoint.list(n: n)
    }
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(
    from: String? = nil, options: RequestOptions = .init()
  ) async throws -> PetsEndpoint.ListResponse {
    try await client.send(
      PetsEndpoint.list(from: from), as: PetsEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    from: String? = nil, options: RequestOptions = .init()
  ) -> Pages<PetsEndpoint.ListResponse, PetsEndpoint.ListResponse.ResponseData> {
    client.pages(
      as: PetsEndpoint.ListResponse.self, items: \.data,
      by: .cursor("from", from: from, next: .last(of: ["data"], ["id"])), more: ["more"],
      options: options
    ) { from in
      PetsEndpoint.list(from: from)
    }
  }
}

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

  /// `GET /pets`
  public func listPets(
    from: String? = nil, options: RequestOptions = .init()
  ) async throws -> ZooEndpoint.ListPetsResponse {
    try await client.send(
      ZooEndpoint.listPets(from: from), as: ZooEndpoint.ListPetsResponse.self, options: options)
  }

  /// Returns the pages of `listPets`; `.items` is the sequence of their items.
  public func listPetsPages(
    from: String? = nil, options: RequestOptions = .init()
  ) -> Pages<ZooEndpoint.ListPetsResponse, ZooEndpoint.ListPetsResponse.ResponseData> {
    client.pages(
      as: ZooEndpoint.ListPetsResponse.self, items: \.data,
      by: .cursor("from", from: from, next: .path(["meta", "nxt"])), more: ["meta", "more"],
      options: options
    ) { from in
      ZooEndpoint.listPets(from: from)
    }
  }

  /// `GET /owners`
  public func listOwners(
    from: String? = nil, options: RequestOptions = .init()
  ) async throws -> [ZooEndpoint.ListOwnersResponseItem] {
    try await client.send(
      ZooEndpoint.listOwners(from: from), as: [ZooEndpoint.ListOwnersResponseItem].self,
      options: options)
  }

  /// Returns the pages of `listOwners`; `.items` is the sequence of their items.
  public func listOwnersPages(
    from: String? = nil, options: RequestOptions = .init()
  ) -> Pages<[ZooEndpoint.ListOwnersResponseItem], ZooEndpoint.ListOwnersResponseItem> {
    client.pages(
      as: [ZooEndpoint.ListOwnersResponseItem].self, items: \.self,
      by: .cursor("from", from: from, next: .last(of: [], ["ids"])), options: options
    ) { from in
      ZooEndpoint.listOwners(from: from)
    }
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for Zoo.
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

  /// The operations of pets.
  public var pets: PetsClient { PetsClient(client) }

  /// The operations of keepers.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// The operations of pets.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func listPets(
    pageNumber: Int? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) async throws -> ListPetsResponse {
    try await client.send(
      PetsEndpoint.listPets(pageNumber: pageNumber, pageSize: pageSize), as: ListPetsResponse.self,
      options: options)
  }

  /// Returns the pages of `listPets`; `.items` is the sequence of their items.
  public func listPetsPages(
    pageNumber: Int? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<ListPetsResponse, String> {
    client.pages(
      as: ListPetsResponse.self, items: \.data, by: .page(from: pageNumber ?? 1), options: options
    ) { pageNumber in
      PetsEndpoint.listPets(pageNumber: pageNumber, pageSize: pageSize)
    }
  }
}

/// The operations of keepers.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func listKeepers(
    page: ListKeepersPage? = nil, options: RequestOptions = .init()
  ) async throws -> ListKeepersResponse {
    try await client.send(
      KeepersEndpoint.listKeepers(page: page), as: ListKeepersResponse.self, options: options)
  }

  /// Returns the pages of `listKeepers`; `.items` is the sequence of their items.
  public func listKeepersPages(
    page: ListKeepersPage? = nil, options: RequestOptions = .init()
  ) -> Pages<ListKeepersResponse, String> {
    client.pages(
      from: KeepersEndpoint.listKeepers(page: page), as: ListKeepersResponse.self, items: \.data,
      following: .path(["links", "next"]), options: options)
  }
}

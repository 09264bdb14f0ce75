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

  /// The operations of calls.
  public var calls: CallsClient { CallsClient(client) }

  /// The operations of pets.
  public var pets: PetsClient { PetsClient(client) }

  /// The operations of birds.
  public var birds: BirdsClient { BirdsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// The operations of calls.
public nonisolated struct CallsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func listCalls(
    pageToken: String? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) async throws -> ListCallsResponse {
    try await client.send(
      CallsEndpoint.listCalls(pageToken: pageToken, pageSize: pageSize),
      as: ListCallsResponse.self, options: options)
  }

  /// Returns the pages of `listCalls`; `.items` is the sequence of their items.
  public func listCallsPages(
    pageToken: String? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<ListCallsResponse, String> {
    client.pages(
      from: CallsEndpoint.listCalls(pageToken: pageToken, pageSize: pageSize),
      as: ListCallsResponse.self, items: \.calls, following: .path(["next_page_uri"]),
      options: options)
  }
}

/// The operations of pets.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func listPets(
    fromPet: String? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(
      PetsEndpoint.listPets(fromPet: fromPet), as: [String].self, options: options)
  }

  /// Returns the pages of `listPets`; `.items` is the sequence of their items.
  public func listPetsPages(
    fromPet: String? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    client.pages(
      from: PetsEndpoint.listPets(fromPet: fromPet), as: [String].self, items: \.self,
      following: .link, options: options)
  }
}

/// The operations of birds.
public nonisolated struct BirdsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func listBirds(
    page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> ListBirdsResponse {
    try await client.send(
      BirdsEndpoint.listBirds(page: page), as: ListBirdsResponse.self, options: options)
  }

  /// Returns the pages of `listBirds`; `.items` is the sequence of their items.
  public func listBirdsPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<ListBirdsResponse, String> {
    client.pages(
      from: BirdsEndpoint.listBirds(page: page), as: ListBirdsResponse.self, items: \.results,
      following: .path(["next"]), options: options)
  }
}

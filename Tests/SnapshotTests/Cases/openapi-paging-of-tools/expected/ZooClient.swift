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

  /// Requests to `/shops`.
  public var shops: ShopsClient { ShopsClient(client) }

  /// Requests to `/tickets`.
  public var tickets: TicketsClient { TicketsClient(client) }

  /// Requests to `/visits`.
  public var visits: VisitsClient { VisitsClient(client) }

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
  ///
  /// - Parameter page: Default: `1`.
  public func list(
    page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Pets {
    try await client.send(
      PetsEndpoint.list(page: page, limit: limit), as: Pets.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter page: Default: `1`.
  public func listPages(
    page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Pets, Pet> {
    client.pages(
      as: Pets.self, items: \.items, by: .page(from: page ?? 1), options: options
    ) { page in
      PetsEndpoint.list(page: page, limit: limit)
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
    skip: Int, take: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Pets {
    try await client.send(
      KeepersEndpoint.list(skip: skip, take: take), as: Pets.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    skip: Int, take: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Pets, Pet> {
    client.pages(
      as: Pets.self, items: \.items, by: .offset(from: skip), options: options
    ) { skip in
      KeepersEndpoint.list(skip: skip, take: take)
    }
  }
}

/// Requests to `/shops`.
public nonisolated struct ShopsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /shops`
  public func list(
    pageNumber: Int? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Pets {
    try await client.send(
      ShopsEndpoint.list(pageNumber: pageNumber, pageSize: pageSize), as: Pets.self,
      options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    pageNumber: Int? = nil, pageSize: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Pets, Pet> {
    client.pages(
      as: Pets.self, items: \.items, by: .page(from: pageNumber ?? 1), options: options
    ) { pageNumber in
      ShopsEndpoint.list(pageNumber: pageNumber, pageSize: pageSize)
    }
  }
}

/// Requests to `/tickets`.
public nonisolated struct TicketsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /tickets`
  public func list(
    skipCount: Int? = nil, maxResultCount: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Pets {
    try await client.send(
      TicketsEndpoint.list(skipCount: skipCount, maxResultCount: maxResultCount), as: Pets.self,
      options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    skipCount: Int? = nil, maxResultCount: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Pets, Pet> {
    client.pages(
      as: Pets.self, items: \.items, by: .offset(from: skipCount ?? 0), options: options
    ) { skipCount in
      TicketsEndpoint.list(skipCount: skipCount, maxResultCount: maxResultCount)
    }
  }
}

/// Requests to `/visits`.
public nonisolated struct VisitsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /visits`
  ///
  /// - Parameter page: Default: `0`.
  public func list(
    page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> VisitsEndpoint.ListResponse {
    try await client.send(
      VisitsEndpoint.list(page: page), as: VisitsEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter page: Default: `0`.
  public func listPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<VisitsEndpoint.ListResponse, Pet> {
    client.pages(
      from: VisitsEndpoint.list(page: page), as: VisitsEndpoint.ListResponse.self,
      items: \.embedded?.visits, following: .path(["_links", "next", "href"]), options: options)
  }
}

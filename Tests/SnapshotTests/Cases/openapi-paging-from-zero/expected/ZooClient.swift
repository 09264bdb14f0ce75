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

  /// Requests to `/meals`.
  public var meals: MealsClient { MealsClient(client) }

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
    page: Int? = nil, size: Int? = nil, options: RequestOptions = .init()
  ) async throws -> PetPage {
    try await client.send(
      PetsEndpoint.list(page: page, size: size), as: PetPage.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    page: Int? = nil, size: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<PetPage, String> {
    client.pages(
      as: PetPage.self, items: \.content, by: .page(from: page ?? 0, last: ["last"], origin: 0),
      options: options
    ) { page in
      PetsEndpoint.list(page: page, size: size)
    }
  }
}

/// Requests to `/visitors`.
public nonisolated struct VisitorsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /visitors`
  ///
  /// - Parameter page: Zero-based page index (0..N)
  public func list(page: Int? = nil, options: RequestOptions = .init()) async throws -> Names {
    try await client.send(VisitorsEndpoint.list(page: page), as: Names.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter page: Zero-based page index (0..N)
  public func listPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Names, String> {
    client.pages(
      as: Names.self, items: \.self, by: .page(from: page ?? 0), options: options
    ) { page in
      VisitorsEndpoint.list(page: page)
    }
  }
}

/// Requests to `/cages`.
public nonisolated struct CagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /cages`
  ///
  /// - Parameter pageNumber: The number of the page, starting at 0.
  public func list(
    pageNumber: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Names {
    try await client.send(
      CagesEndpoint.list(pageNumber: pageNumber), as: Names.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter pageNumber: The number of the page, starting at 0.
  public func listPages(
    pageNumber: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Names, String> {
    client.pages(
      as: Names.self, items: \.self, by: .page(from: pageNumber ?? 0), options: options
    ) { pageNumber in
      CagesEndpoint.list(pageNumber: pageNumber)
    }
  }
}

/// Requests to `/keepers`.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /keepers`
  ///
  /// - Parameter page: The first page is 1.
  public func list(page: Int? = nil, options: RequestOptions = .init()) async throws -> PetPage {
    try await client.send(KeepersEndpoint.list(page: page), as: PetPage.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter page: The first page is 1.
  public func listPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<PetPage, String> {
    client.pages(
      as: PetPage.self, items: \.content, by: .page(from: page ?? 1, last: ["last"], origin: 1),
      options: options
    ) { page in
      KeepersEndpoint.list(page: page)
    }
  }
}

/// Requests to `/meals`.
public nonisolated struct MealsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /meals`
  ///
  /// - Parameter page: One of the pages, 10 items each.
  public func list(page: Int? = nil, options: RequestOptions = .init()) async throws -> Names {
    try await client.send(MealsEndpoint.list(page: page), as: Names.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter page: One of the pages, 10 items each.
  public func listPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Names, String> {
    client.pages(
      as: Names.self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      MealsEndpoint.list(page: page)
    }
  }
}

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
    cursor: String? = nil, options: RequestOptions = .init()
  ) async throws -> ZooEndpoint.ListPetsResponse {
    try await client.send(
      ZooEndpoint.listPets(cursor: cursor), as: ZooEndpoint.ListPetsResponse.self,
      options: options)
  }

  /// `GET /pets`
  public func listPetsStream(
    cursor: String? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Pet, any Error> {
    client.events(
      ZooEndpoint.listPets(cursor: cursor), as: Pet.self, end: "[DONE]", mustEnd: false,
      options: options)
  }

  /// Returns the pages of `listPets`; `.items` is the sequence of their items.
  public func listPetsPages(
    cursor: String? = nil, options: RequestOptions = .init()
  ) -> Pages<ZooEndpoint.ListPetsResponse, Pet> {
    client.pages(
      as: ZooEndpoint.ListPetsResponse.self, items: \.data,
      by: .cursor("cursor", from: cursor, next: .path(["next_cursor"])), options: options
    ) { cursor in
      ZooEndpoint.listPets(cursor: cursor)
    }
  }

  /// `QUERY /pets/search`
  ///
  /// - Returns: Pets, at once if asked for.
  public func searchPets(
    _ body: ZooEndpoint.SearchPetsBody, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    var body = body
    body.stream = false
    return try await client.send(ZooEndpoint.searchPets(body), as: [Pet].self, options: options)
  }

  /// `QUERY /pets/search`
  ///
  /// - Returns: Pets, at once if asked for.
  public func searchPets(
    page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await self.searchPets(ZooEndpoint.SearchPetsBody(page: page), options: options)
  }

  /// `QUERY /pets/search`
  ///
  /// - Returns: Pets, at once if asked for.
  public func searchPetsStream(
    _ body: ZooEndpoint.SearchPetsBody, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Pet, any Error> {
    var body = body
    body.stream = true
    return client.events(
      ZooEndpoint.searchPets(body), as: Pet.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `QUERY /pets/search`
  ///
  /// - Returns: Pets, at once if asked for.
  public func searchPetsStream(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Pet, any Error> {
    self.searchPetsStream(ZooEndpoint.SearchPetsBody(page: page), options: options)
  }

  /// Returns the pages of `searchPets`; `.items` is the sequence of their items.
  public func searchPetsPages(
    _ body: ZooEndpoint.SearchPetsBody, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .page(from: body.page ?? 1), options: options
    ) { position in
      var body = body
      body.stream = false
      body.page = position
      return ZooEndpoint.searchPets(body)
    }
  }

  /// Returns the pages of `searchPets`; `.items` is the sequence of their items.
  public func searchPetsPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    self.searchPetsPages(ZooEndpoint.SearchPetsBody(page: page), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Library. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://library.example/v1`.
public nonisolated struct LibraryClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://library.example/v1", login: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("login", .bearer, login)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/books` and below.
  public var books: BooksClient { BooksClient(client) }

  /// Requests to `/authors` and below.
  public var authors: AuthorsClient { AuthorsClient(client) }

  /// Requests to `/loans` and below.
  public var loans: LoansClient { LoansClient(client) }

  /// Requests to `/shelves` and below.
  public var shelves: ShelvesClient { ShelvesClient(client) }

  /// Requests to `/readers` and below.
  public var readers: ReadersClient { ReadersClient(client) }

  /// Requests to `/visits` and below.
  public var visits: VisitsClient { VisitsClient(client) }

  /// Requests to `/topics` and below.
  public var topics: TopicsClient { TopicsClient(client) }

  /// Requests to `/attachments` and below.
  public var attachments: AttachmentsClient { AttachmentsClient(client) }

  /// Requests to `/catalogue` and below.
  public var catalogue: CatalogueClient { CatalogueClient(client) }

  public var streams: StreamsClient { StreamsClient(client) }

  public var account: AccountClient { AccountClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/books` and below.
public nonisolated struct BooksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /books`
  ///
  /// - Parameter limit: Default: `2`.
  public func list(
    cursor: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> BooksEndpoint.ListResponse {
    try await client.send(
      BooksEndpoint.list(cursor: cursor, limit: limit), as: BooksEndpoint.ListResponse.self,
      options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter limit: Default: `2`.
  public func listPages(
    cursor: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<BooksEndpoint.ListResponse, Thing> {
    client.pages(
      as: BooksEndpoint.ListResponse.self, items: \.items,
      by: .cursor("cursor", from: cursor, next: .path(["next_cursor"])), options: options
    ) { cursor in
      BooksEndpoint.list(cursor: cursor, limit: limit)
    }
  }

  /// `GET /books/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(BooksEndpoint.get(id: id), as: Thing.self, options: options)
  }

  /// `GET /books/{id}/cover`
  public func cover(id: Int, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(BooksEndpoint.cover(id: id), as: Data.self, options: options)
  }

  /// `GET /books/{id}/cover`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func cover(
    id: Int, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      BooksEndpoint.cover(id: id), to: file, progress: progress, options: options)
  }

  /// `PUT /books/{id}/cover`
  public func setCover(id: Int, _ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(BooksEndpoint.setCover(id: id, body), options: options)
  }

  /// `GET /books/{id}/text`
  public func text(id: Int, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(BooksEndpoint.text(id: id), as: Data.self, options: options)
  }

  /// `GET /books/{id}/text`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func text(
    id: Int, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      BooksEndpoint.text(id: id), to: file, progress: progress, options: options)
  }
}

/// Requests to `/authors` and below.
public nonisolated struct AuthorsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /authors`
  ///
  /// - Parameter perPage: Default: `2`.
  public func list(
    page: Int? = nil, perPage: Int? = nil, options: RequestOptions = .init()
  ) async throws -> AuthorsEndpoint.ListResponse {
    try await client.send(
      AuthorsEndpoint.list(page: page, perPage: perPage), as: AuthorsEndpoint.ListResponse.self,
      options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter perPage: Default: `2`.
  public func listPages(
    page: Int? = nil, perPage: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<AuthorsEndpoint.ListResponse, Thing> {
    client.pages(
      as: AuthorsEndpoint.ListResponse.self, items: \.data,
      by: .page(from: page ?? 1, last: ["meta", "total_pages"], origin: 1), options: options
    ) { page in
      AuthorsEndpoint.list(page: page, perPage: perPage)
    }
  }

  /// `GET /authors/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(AuthorsEndpoint.get(id: id), as: Thing.self, options: options)
  }
}

/// Requests to `/loans` and below.
public nonisolated struct LoansClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /loans`
  ///
  /// - Parameter limit: Default: `2`.
  public func list(
    offset: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Things {
    try await client.send(
      LoansEndpoint.list(offset: offset, limit: limit), as: Things.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter limit: Default: `2`.
  public func listPages(
    offset: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Things, Thing> {
    client.pages(
      as: Things.self, items: \.self, by: .offset(from: offset ?? 0), options: options
    ) { offset in
      LoansEndpoint.list(offset: offset, limit: limit)
    }
  }

  /// `POST /loans`
  @discardableResult
  public func add(_ body: Thing.Input, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(LoansEndpoint.add(body), as: Thing.self, options: options)
  }

  /// `POST /loans`
  @discardableResult
  public func add(name: String, options: RequestOptions = .init()) async throws -> Thing {
    try await self.add(Thing.Input(name: name), options: options)
  }

  /// `GET /loans/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(LoansEndpoint.get(id: id), as: Thing.self, options: options)
  }
}

/// Requests to `/shelves` and below.
public nonisolated struct ShelvesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /shelves`
  ///
  /// - Parameter limit: Default: `2`.
  public func list(
    startingAfter: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> ShelvesEndpoint.ListResponse {
    try await client.send(
      ShelvesEndpoint.list(startingAfter: startingAfter, limit: limit),
      as: ShelvesEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter limit: Default: `2`.
  public func listPages(
    startingAfter: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<ShelvesEndpoint.ListResponse, Thing> {
    client.pages(
      as: ShelvesEndpoint.ListResponse.self, items: \.data,
      by: .cursor("starting_after", from: startingAfter, next: .last(of: ["data"], ["id"])),
      more: ["has_more"], options: options
    ) { startingAfter in
      ShelvesEndpoint.list(startingAfter: startingAfter, limit: limit)
    }
  }

  /// `GET /shelves/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(ShelvesEndpoint.get(id: id), as: Thing.self, options: options)
  }
}

/// Requests to `/readers` and below.
public nonisolated struct ReadersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /readers`
  ///
  /// - Parameter limit: Default: `2`.
  public func list(
    page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Things {
    try await client.send(
      ReadersEndpoint.list(page: page, limit: limit), as: Things.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter limit: Default: `2`.
  public func listPages(
    page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Things, Thing> {
    client.pages(
      from: ReadersEndpoint.list(page: page, limit: limit), as: Things.self, items: \.self,
      following: .link, options: options)
  }

  /// `GET /readers/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(ReadersEndpoint.get(id: id), as: Thing.self, options: options)
  }
}

/// Requests to `/visits` and below.
public nonisolated struct VisitsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /visits`
  ///
  /// - Parameter limit: Default: `2`.
  public func list(
    page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> VisitsEndpoint.ListResponse {
    try await client.send(
      VisitsEndpoint.list(page: page, limit: limit), as: VisitsEndpoint.ListResponse.self,
      options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter limit: Default: `2`.
  public func listPages(
    page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<VisitsEndpoint.ListResponse, Thing> {
    client.pages(
      from: VisitsEndpoint.list(page: page, limit: limit), as: VisitsEndpoint.ListResponse.self,
      items: \.results, following: .path(["next"]), options: options)
  }

  /// `GET /visits/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(VisitsEndpoint.get(id: id), as: Thing.self, options: options)
  }
}

/// Requests to `/topics` and below.
public nonisolated struct TopicsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Headers of the response:
  /// - `X-Next`
  ///
  /// - Parameter limit: Default: `2`.
  public func list(
    after: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Things {
    try await client.send(
      TopicsEndpoint.list(after: after, limit: limit), as: Things.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameter limit: Default: `2`.
  public func listPages(
    after: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Things, Thing> {
    client.pages(
      as: Things.self, items: \.self, by: .cursor("after", from: after, next: .header("X-Next")),
      options: options
    ) { after in
      TopicsEndpoint.list(after: after, limit: limit)
    }
  }

  /// `GET /topics/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(TopicsEndpoint.get(id: id), as: Thing.self, options: options)
  }
}

/// Requests to `/attachments` and below.
public nonisolated struct AttachmentsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /attachments`
  @discardableResult
  public func create(
    file: UploadFile, name: String? = nil, options: RequestOptions = .init()
  ) async throws -> Thing {
    try await client.send(
      AttachmentsEndpoint.create(file: file, name: name), as: Thing.self, options: options)
  }

  /// `GET /attachments/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(AttachmentsEndpoint.get(id: id), as: Thing.self, options: options)
  }

  /// `GET /attachments/{id}/content`
  public func content(id: Int, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(AttachmentsEndpoint.content(id: id), as: Data.self, options: options)
  }

  /// `GET /attachments/{id}/content`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func content(
    id: Int, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      AttachmentsEndpoint.content(id: id), to: file, progress: progress, options: options)
  }
}

/// Requests to `/catalogue` and below.
public nonisolated struct CatalogueClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /catalogue`
  public func search(wanted: Wanted, options: RequestOptions = .init()) async throws {
    try await client.send(CatalogueEndpoint.search(wanted: wanted), options: options)
  }

  /// `GET /catalogue/by-words`
  public func searchWords(wanted: Wanted? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(CatalogueEndpoint.searchWords(wanted: wanted), options: options)
  }

  /// `GET /catalogue/by-path`
  public func searchPath(selector: String, options: RequestOptions = .init()) async throws {
    try await client.send(CatalogueEndpoint.searchPath(selector: selector), options: options)
  }

  /// `GET /catalogue/{title}/pages`
  public func pages(
    title: String, theme: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(CatalogueEndpoint.pages(title: title, theme: theme), options: options)
  }
}

public nonisolated struct StreamsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /live`
  public func watch(options: RequestOptions = .init()) -> AsyncThrowingStream<Thing, any Error> {
    client.events(
      StreamsEndpoint.watch, as: Thing.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /export`
  public func export(options: RequestOptions = .init()) -> AsyncThrowingStream<Thing, any Error> {
    client.lines(StreamsEndpoint.export, as: Thing.self, options: options)
  }

  /// `GET /journal`
  public func journal(options: RequestOptions = .init()) -> AsyncThrowingStream<Thing, any Error> {
    client.lines(StreamsEndpoint.journal, as: Thing.self, options: options)
  }
}

public nonisolated struct AccountClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /login`
  public func logIn(
    _ body: AccountEndpoint.LogInBody, options: RequestOptions = .init()
  ) async throws -> TokenResponse {
    try await client.send(AccountEndpoint.logIn(body), as: TokenResponse.self, options: options)
  }

  /// `POST /login`
  public func logIn(
    user: String, password: String, options: RequestOptions = .init()
  ) async throws -> TokenResponse {
    try await self.logIn(
      AccountEndpoint.LogInBody(user: user, password: password), options: options)
  }

  /// `POST /renew`
  @discardableResult
  public func renew(
    _ body: AccountEndpoint.RenewBody, options: RequestOptions = .init()
  ) async throws -> TokenResponse {
    try await client.send(AccountEndpoint.renew(body), as: TokenResponse.self, options: options)
  }

  /// `POST /renew`
  @discardableResult
  public func renew(
    refreshToken: String, options: RequestOptions = .init()
  ) async throws -> TokenResponse {
    try await self.renew(AccountEndpoint.RenewBody(refreshToken: refreshToken), options: options)
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `QUERY /cursors`
  public func searchByCursor(
    _ body: CursorSearch, options: RequestOptions = .init()
  ) async throws -> ShopEndpoint.SearchByCursorResponse {
    try await client.send(
      ShopEndpoint.searchByCursor(body), as: ShopEndpoint.SearchByCursorResponse.self,
      options: options)
  }

  /// `QUERY /cursors`
  public func searchByCursor(
    q: String, cursor: String? = nil, options: RequestOptions = .init()
  ) async throws -> ShopEndpoint.SearchByCursorResponse {
    try await self.searchByCursor(CursorSearch(q: q, cursor: cursor), options: options)
  }

  /// Returns the pages of `searchByCursor`; `.items` is the sequence of their items.
  public func searchByCursorPages(
    _ body: CursorSearch, options: RequestOptions = .init()
  ) -> Pages<ShopEndpoint.SearchByCursorResponse, Pet> {
    client.pages(
      as: ShopEndpoint.SearchByCursorResponse.self, items: \.items,
      by: .cursor("cursor", from: body.cursor, next: .path(["next_cursor"])), options: options
    ) { position in
      var body = body
      body.cursor = position
      return ShopEndpoint.searchByCursor(body)
    }
  }

  /// Returns the pages of `searchByCursor`; `.items` is the sequence of their items.
  public func searchByCursorPages(
    q: String, cursor: String? = nil, options: RequestOptions = .init()
  ) -> Pages<ShopEndpoint.SearchByCursorResponse, Pet> {
    self.searchByCursorPages(CursorSearch(q: q, cursor: cursor), options: options)
  }

  /// `QUERY /pages`
  public func searchByPage(
    _ body: PageSearch? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await client.send(ShopEndpoint.searchByPage(body), as: [Pet].self, options: options)
  }

  /// `QUERY /pages`
  ///
  /// - Parameter page: Default: `0`.
  @_disfavoredOverload
  public func searchByPage(
    q: String? = nil, page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await self.searchByPage(PageSearch(q: q, page: page, limit: limit), options: options)
  }

  /// Returns the pages of `searchByPage`; `.items` is the sequence of their items.
  public func searchByPagePages(
    _ body: PageSearch? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .page(from: body?.page ?? 0), options: options
    ) { position in
      var body = body ?? .init()
      body.page = position
      return ShopEndpoint.searchByPage(body)
    }
  }

  /// Returns the pages of `searchByPage`; `.items` is the sequence of their items.
  ///
  /// - Parameter page: Default: `0`.
  @_disfavoredOverload
  public func searchByPagePages(
    q: String? = nil, page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    self.searchByPagePages(PageSearch(q: q, page: page, limit: limit), options: options)
  }

  /// `QUERY /query`
  public func searchByQuery(
    _ body: PageSearch, page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await client.send(
      ShopEndpoint.searchByQuery(body, page: page), as: [Pet].self, options: options)
  }

  /// `QUERY /query`
  ///
  /// - Parameter bodyPage: Default: `0`.
  public func searchByQuery(
    page: Int? = nil, q: String? = nil, bodyPage: Int? = nil, limit: Int? = nil,
    options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await self.searchByQuery(
      PageSearch(q: q, page: bodyPage, limit: limit), page: page, options: options)
  }

  /// Returns the pages of `searchByQuery`; `.items` is the sequence of their items.
  public func searchByQueryPages(
    _ body: PageSearch, page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .page(from: page ?? 0), options: options
    ) { page in
      ShopEndpoint.searchByQuery(body, page: page)
    }
  }

  /// Returns the pages of `searchByQuery`; `.items` is the sequence of their items.
  ///
  /// - Parameter bodyPage: Default: `0`.
  public func searchByQueryPages(
    page: Int? = nil, q: String? = nil, bodyPage: Int? = nil, limit: Int? = nil,
    options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    self.searchByQueryPages(
      PageSearch(q: q, page: bodyPage, limit: limit), page: page, options: options)
  }

  /// `QUERY /form`
  public func searchByForm(
    _ body: ShopEndpoint.SearchByFormBody, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await client.send(ShopEndpoint.searchByForm(body), as: [Pet].self, options: options)
  }

  /// `QUERY /form`
  public func searchByForm(
    q: String, offset: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await self.searchByForm(
      ShopEndpoint.SearchByFormBody(q: q, offset: offset, limit: limit), options: options)
  }

  /// Returns the pages of `searchByForm`; `.items` is the sequence of their items.
  public func searchByFormPages(
    _ body: ShopEndpoint.SearchByFormBody, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .offset(from: body.offset ?? 0), options: options
    ) { position in
      var body = body
      body.offset = position
      return ShopEndpoint.searchByForm(body)
    }
  }

  /// Returns the pages of `searchByForm`; `.items` is the sequence of their items.
  public func searchByFormPages(
    q: String, offset: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    self.searchByFormPages(
      ShopEndpoint.SearchByFormBody(q: q, offset: offset, limit: limit), options: options)
  }

  /// `POST /posts`
  public func findByPost(
    _ body: PageSearch, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await client.send(ShopEndpoint.findByPost(body), as: [Pet].self, options: options)
  }

  /// `POST /posts`
  ///
  /// - Parameter page: Default: `0`.
  public func findByPost(
    q: String? = nil, page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await self.findByPost(PageSearch(q: q, page: page, limit: limit), options: options)
  }

  /// Returns the pages of `findByPost`; `.items` is the sequence of their items.
  public func findByPostPages(
    _ body: PageSearch, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .page(from: body.page ?? 0), options: options
    ) { position in
      var body = body
      body.page = position
      return ShopEndpoint.findByPost(body)
    }
  }

  /// Returns the pages of `findByPost`; `.items` is the sequence of their items.
  ///
  /// - Parameter page: Default: `0`.
  public func findByPostPages(
    q: String? = nil, page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    self.findByPostPages(PageSearch(q: q, page: page, limit: limit), options: options)
  }

  /// `POST /posts`
  @_disfavoredOverload
  public func findByPost(
    _ body: HTTPBody, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await client.send(ShopEndpoint.findByPostData(body), as: [Pet].self, options: options)
  }

  /// `POST /plain`
  public func findBy(_ body: PageSearch, options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ShopEndpoint.findBy(body), as: [Pet].self, options: options)
  }

  /// `POST /plain`
  ///
  /// - Parameter page: Default: `0`.
  public func findBy(
    q: String? = nil, page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await self.findBy(PageSearch(q: q, page: page, limit: limit), options: options)
  }

  /// `POST /wrong`
  public func findWrong(
    _ body: PageSearch, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await client.send(ShopEndpoint.findWrong(body), as: [Pet].self, options: options)
  }

  /// `POST /wrong`
  ///
  /// - Parameter page: Default: `0`.
  public func findWrong(
    q: String? = nil, page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await self.findWrong(PageSearch(q: q, page: page, limit: limit), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ShopClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Shop.searchByCursor": return .json(#"{"items": [{"name": "Name"}]}"#).thenPage(#"{"items": []}"#, unless: "cursor", is: "")
    case "Shop.searchByPage": return .json(#"[{"name": "Name"}]"#).thenPage(#"[]"#, unless: "page", is: "0")
    case "Shop.searchByQuery": return .json(#"[{"name": "Name"}]"#).thenPage(#"[]"#, unless: "page", is: "0")
    case "Shop.searchByForm": return .json(#"[{"name": "Name"}]"#).thenPage(#"[]"#, unless: "offset", is: "0")
    case "Shop.findByPost": return .json(#"[{"name": "Name"}]"#).thenPage(#"[]"#, unless: "page", is: "0")
    case "Shop.findByPostData": return .json(#"[{"name": "Name"}]"#).thenPage(#"[]"#, unless: "page", is: "0")
    case "Shop.findBy": return .json(#"[{"name": "Name"}]"#)
    case "Shop.findWrong": return .json(#"[{"name": "Name"}]"#)
    default: return nil
    }
  }
}

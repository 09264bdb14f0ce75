// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /a`
  public func misspelt(
    after: String? = nil, options: RequestOptions = .init()
  ) async throws -> Page {
    try await client.send(ShopEndpoint.misspelt(after: after), as: Page.self, options: options)
  }

  /// Returns the pages of `misspelt`; `.items` is the sequence of their items.
  public func misspeltPages(
    after: String? = nil, options: RequestOptions = .init()
  ) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.pets, by: .cursor("after", from: after, next: .path(["next_cursr"])),
      options: options
    ) { after in
      ShopEndpoint.misspelt(after: after)
    }
  }

  /// `GET /b`
  public func more(page: Int? = nil, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.more(page: page), as: Page.self, options: options)
  }

  /// Returns the pages of `more`; `.items` is the sequence of their items.
  public func morePages(page: Int? = nil, options: RequestOptions = .init()) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.pets, by: .page(from: page ?? 1), more: ["meta", "mor"],
      options: options
    ) { page in
      ShopEndpoint.more(page: page)
    }
  }

  /// `GET /n`
  public func last(page: Int? = nil, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.last(page: page), as: Page.self, options: options)
  }

  /// Returns the pages of `last`; `.items` is the sequence of their items.
  public func lastPages(page: Int? = nil, options: RequestOptions = .init()) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.pets, by: .page(from: page ?? 1, last: ["meta", "last"], origin: 1),
      options: options
    ) { page in
      ShopEndpoint.last(page: page)
    }
  }

  /// `GET /c`
  public func list(options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ShopEndpoint.list, as: [Pet].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(options: RequestOptions = .init()) -> Pages<[Pet], Pet> {
    client.pages(
      from: ShopEndpoint.list, as: [Pet].self, items: \.self, following: .path(["meta", "next"]),
      options: options)
  }

  /// `GET /d`
  public func inside(
    after: String? = nil, options: RequestOptions = .init()
  ) async throws -> Page {
    try await client.send(ShopEndpoint.inside(after: after), as: Page.self, options: options)
  }

  /// Returns the pages of `inside`; `.items` is the sequence of their items.
  public func insidePages(
    after: String? = nil, options: RequestOptions = .init()
  ) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.pets,
      by: .cursor("after", from: after, next: .path(["data", "next"])), options: options
    ) { after in
      ShopEndpoint.inside(after: after)
    }
  }

  /// `GET /e`
  public func right(after: String? = nil, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.right(after: after), as: Page.self, options: options)
  }

  /// Returns the pages of `right`; `.items` is the sequence of their items.
  public func rightPages(
    after: String? = nil, options: RequestOptions = .init()
  ) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.pets,
      by: .cursor("after", from: after, next: .path(["next_cursor"])), more: ["meta", "more"],
      options: options
    ) { after in
      ShopEndpoint.right(after: after)
    }
  }

  /// `GET /f`
  public func unknown(
    after: String? = nil, options: RequestOptions = .init()
  ) async throws -> Page {
    try await client.send(ShopEndpoint.unknown(after: after), as: Page.self, options: options)
  }

  /// Returns the pages of `unknown`; `.items` is the sequence of their items.
  public func unknownPages(
    after: String? = nil, options: RequestOptions = .init()
  ) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.pets,
      by: .cursor("after", from: after, next: .path(["links", "next"])), options: options
    ) { after in
      ShopEndpoint.unknown(after: after)
    }
  }

  /// `GET /g`
  public func free(after: String? = nil, options: RequestOptions = .init()) async throws -> Free {
    try await client.send(ShopEndpoint.free(after: after), as: Free.self, options: options)
  }

  /// Returns the pages of `free`; `.items` is the sequence of their items.
  public func freePages(
    after: String? = nil, options: RequestOptions = .init()
  ) -> Pages<Free, Pet> {
    client.pages(
      as: Free.self, items: \.pets, by: .cursor("after", from: after, next: .path(["token"])),
      options: options
    ) { after in
      ShopEndpoint.free(after: after)
    }
  }

  /// `GET /i`
  public func item(after: Int? = nil, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.item(after: after), as: Page.self, options: options)
  }

  /// Returns the pages of `item`; `.items` is the sequence of their items.
  public func itemPages(after: Int? = nil, options: RequestOptions = .init()) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.pets,
      by: .cursor("after", from: after, next: .last(of: ["pets"], ["idd"])), options: options
    ) { after in
      ShopEndpoint.item(after: after)
    }
  }

  /// `GET /j`
  public func list2(after: Int? = nil, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.list2(after: after), as: Page.self, options: options)
  }

  /// Returns the pages of `list2`; `.items` is the sequence of their items.
  public func list2Pages(
    after: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.pets,
      by: .cursor("after", from: after, next: .last(of: ["pet"], ["id"])), options: options
    ) { after in
      ShopEndpoint.list2(after: after)
    }
  }

  /// `GET /k`
  public func object(after: Int? = nil, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.object(after: after), as: Page.self, options: options)
  }

  /// Returns the pages of `object`; `.items` is the sequence of their items.
  public func objectPages(
    after: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.pets,
      by: .cursor("after", from: after, next: .last(of: ["meta"], ["id"])), options: options
    ) { after in
      ShopEndpoint.object(after: after)
    }
  }

  /// `GET /l`
  public func good(after: Int? = nil, options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ShopEndpoint.good(after: after), as: [Pet].self, options: options)
  }

  /// Returns the pages of `good`; `.items` is the sequence of their items.
  public func goodPages(
    after: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self,
      by: .cursor("after", from: after, next: .last(of: [], ["id"])), options: options
    ) { after in
      ShopEndpoint.good(after: after)
    }
  }

  /// `GET /m`
  public func wrapped(after: Int? = nil, options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ShopEndpoint.wrapped(after: after), as: [Pet].self, options: options)
  }

  /// Returns the pages of `wrapped`; `.items` is the sequence of their items.
  public func wrappedPages(
    after: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self,
      by: .cursor("after", from: after, next: .last(of: ["data"], ["name"])), options: options
    ) { after in
      ShopEndpoint.wrapped(after: after)
    }
  }

  /// `GET /h`
  public func envelope(
    after: String? = nil, options: RequestOptions = .init()
  ) async throws -> [Pet] {
    try await client.send(ShopEndpoint.envelope(after: after), as: [Pet].self, options: options)
  }

  /// Returns the pages of `envelope`; `.items` is the sequence of their items.
  public func envelopePages(
    after: String? = nil, options: RequestOptions = .init()
  ) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .cursor("after", from: after, next: .path(["next"])),
      options: options
    ) { after in
      ShopEndpoint.envelope(after: after)
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

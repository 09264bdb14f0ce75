// Made by sdkgen for Shop. Do not edit.

public import Foundation
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
  public func a(after: String? = nil, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.a(after: after), as: Page.self, options: options)
  }

  /// Returns the pages of `a`; `.items` is the sequence of their items.
  public func aPages(after: String? = nil, options: RequestOptions = .init()) -> Pages<Page, Pet> {
    client.pages(
      as: Page.self, items: \.animals,
      by: .cursor("after", from: after, next: .path(["meta", "next"])), more: ["has_more"],
      options: options
    ) { after in
      ShopEndpoint.a(after: after)
    }
  }

  /// `GET /b`
  public func b(since: Int? = nil, options: RequestOptions = .init()) async throws -> Book {
    try await client.send(ShopEndpoint.b(since: since), as: Book.self, options: options)
  }

  /// Returns the pages of `b`; `.items` is the sequence of their items.
  public func bPages(since: Int? = nil, options: RequestOptions = .init()) -> Pages<Book, Pet> {
    client.pages(
      as: Book.self, items: \.page?.animals,
      by: .cursor("since", from: since, next: .last(of: ["page", "pets"], ["id"])),
      options: options
    ) { since in
      ShopEndpoint.b(since: since)
    }
  }

  /// `GET /c`
  public func c(after: UUID, options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ShopEndpoint.c(after: after), as: [Pet].self, options: options)
  }

  /// Returns the pages of `c`; `.items` is the sequence of their items.
  public func cPages(after: UUID, options: RequestOptions = .init()) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .cursor("after", from: after, next: .header("X-Next")),
      options: options
    ) { after in
      ShopEndpoint.c(after: after)
    }
  }

  /// `GET /d`
  public func d(page: Int? = nil, options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ShopEndpoint.d(page: page), as: [Pet].self, options: options)
  }

  /// Returns the pages of `d`; `.items` is the sequence of their items.
  public func dPages(page: Int? = nil, options: RequestOptions = .init()) -> Pages<[Pet], Pet> {
    client.pages(
      as: [Pet].self, items: \.self, by: .cursor("page", from: page, next: .link),
      options: options
    ) { page in
      ShopEndpoint.d(page: page)
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

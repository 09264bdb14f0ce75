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
  public func a(size: Int? = nil, options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.a(size: size), as: Page.self, options: options)
  }

  /// Returns the pages of `a`; `.items` is the sequence of their items.
  public func aPages(size: Int? = nil, options: RequestOptions = .init()) -> Pages<Page, String> {
    client.pages(
      from: ShopEndpoint.a(size: size), as: Page.self, items: \.pets,
      following: .path(["links", "next"]), options: options)
  }

  /// `GET /b`
  public func b(options: RequestOptions = .init()) async throws -> [Date] {
    try await client.send(ShopEndpoint.b, as: [Date].self, options: options)
  }

  /// Returns the pages of `b`; `.items` is the sequence of their items.
  public func bPages(options: RequestOptions = .init()) -> Pages<[Date], Date> {
    client.pages(
      from: ShopEndpoint.b, as: [Date].self, items: \.self, following: .link, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

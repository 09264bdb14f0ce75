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

  /// `GET /pets`
  public func list(
    offset: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(
      ShopEndpoint.list(offset: offset, limit: limit), as: [String].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    offset: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    client.pages(
      as: [String].self, items: \.self, by: .offset(from: offset ?? 0), options: options
    ) { offset in
      ShopEndpoint.list(offset: offset, limit: limit)
    }
  }

  /// `GET /times`
  public func times(offset: Int32, options: RequestOptions = .init()) async throws -> [Date] {
    try await client.send(
      ShopEndpoint.times(offset: offset), format: .array(.unixSeconds), options: options)
  }

  /// Returns the pages of `times`; `.items` is the sequence of their items.
  public func timesPages(offset: Int32, options: RequestOptions = .init()) -> Pages<[Date], Date> {
    client.pages(
      format: .array(.unixSeconds), items: \.self, by: .offset(from: offset), options: options
    ) { offset in
      ShopEndpoint.times(offset: offset)
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

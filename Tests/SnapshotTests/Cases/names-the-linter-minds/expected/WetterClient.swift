// Made by sdkgen for Wetter. Do not edit.

public import SDKRuntime

/// A client for the API at `https://example.com`.
public nonisolated struct WetterClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII
  /// `GET /r`
  public func get(
    도시: String, _1_5: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Reading {
    try await client.send(
      WetterEndpoint.get(도시: 도시, _1_5: _1_5), as: Reading.self, options: options)
  }

  /// `PUT /r`
  @discardableResult
  public func put(_ body: Reading, options: RequestOptions = .init()) async throws -> Grade {
    try await client.send(WetterEndpoint.put(body), as: Grade.self, options: options)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII
  /// `PUT /r`
  @discardableResult
  public func put(
    종로구: Int, _1_5: Int, fields: Int, encoder: Int, init: Int, links: Int,
    default: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Grade {
    try await self.put(
      Reading(
        종로구: 종로구, _1_5: _1_5, fields: fields, encoder: encoder, init: `init`,
        links: links, default: `default`),
      options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

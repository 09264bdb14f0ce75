// Made by sdkgen for Links. Do not edit.

public import SDKRuntime

/// A client for the API at `https://links.example`.
public nonisolated struct LinksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://links.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /links`
  public func addLink(
    _ body: LinksEndpoint.AddLinkBody, from: String? = nil, tags: [String]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(LinksEndpoint.addLink(body, from: from, tags: tags), options: options)
  }

  /// `POST /links`
  public func addLink(
    url: String, from: String? = nil, tags: [String]? = nil, also: [String]? = nil,
    name: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.addLink(
      LinksEndpoint.AddLinkBody(url: url, also: also, name: name), from: from, tags: tags,
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

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, token: AnyCredential? = nil, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("token", .bearer, token)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Pets for sale.
  public var animals: AnimalsClient { AnimalsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Pets for sale.
public nonisolated struct AnimalsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem`.
  public func list(lang: String? = nil, options: RequestOptions = .init()) async throws -> JSON {
    try await client.send(AnimalsEndpoint.list(lang: lang), as: JSON.self, options: options)
  }

  /// `GET /pets/{id}`
  ///
  /// - Throws: `APIError`, whose `declared` is `Missing` for 404, `Problem` for other statuses.
  public func get(
    id: Int, accept: String, lang: String? = nil, options: RequestOptions = .init()
  ) async throws -> JSON {
    try await client.send(
      AnimalsEndpoint.get(id: id, accept: accept, lang: lang), as: JSON.self, options: options)
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, token: AnyCredential, key: AnyCredential, appkey: String, lang: String? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.options = RequestOptions(
      timeout: .seconds(10), retry: RetryPolicy.none, cache: .bypass)
    configuration.headers = [("appkey", appkey), ("Accept", "application/json")]
    configuration.query = [("v", "1"), ("lang", lang)]
    configuration.schemes = [
      SecurityScheme("token", .bearer, token),
      SecurityScheme("key", .apiKey("X-Key", in: .header), key),
    ]
    configuration.auth = .all(["token", "key"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  public var pets: PetsClient { PetsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem`.
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.list, options: options)
  }

  /// `GET /quick`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem`.
  public func quick(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.quick, options: options)
  }
}

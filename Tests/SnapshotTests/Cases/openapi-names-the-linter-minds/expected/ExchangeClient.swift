// Made by sdkgen for Exchange. Do not edit.

public import SDKRuntime

/// Units.
public nonisolated struct ExchangeClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  // swift-format-ignore: IdentifiersMustBeASCII
  /// Units.
  public var одиниціВиміру: ОдиниціВиміруClient { ОдиниціВиміруClient(client) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Requests to `/issue`.
  public var issue132_2: Issue132_2Client { Issue132_2Client(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Units.
public nonisolated struct ОдиниціВиміруClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /units`
  ///
  /// - Parameter size: Default: `67108860`.
  public func list(
    size: Int? = nil, options: RequestOptions = .init()
  ) async throws -> ExchangeUnit {
    try await client.send(
      ОдиниціВиміруEndpoint.list(size: size), as: ExchangeUnit.self, options: options)
  }
}

/// Requests to `/issue`.
public nonisolated struct Issue132_2Client: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /issue`
  public func show(options: RequestOptions = .init()) async throws {
    try await client.send(Issue132_2Endpoint.show, options: options)
  }
}

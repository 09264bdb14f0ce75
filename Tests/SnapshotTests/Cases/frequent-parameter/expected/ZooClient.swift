// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
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

  /// Requests to `/a`.
  public var a: AClient { AClient(client) }

  /// Requests to `/b`.
  public var b: BClient { BClient(client) }

  /// Requests to `/c`.
  public var c: CClient { CClient(client) }

  /// Requests to `/d`.
  public var d: DClient { DClient(client) }

  /// Requests to `/e`.
  public var e: EClient { EClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/a`.
public nonisolated struct AClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /a`
  public func a(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(AEndpoint.a(zooVersion: zooVersion), options: options)
  }
}

/// Requests to `/b`.
public nonisolated struct BClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /b`
  public func b(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(BEndpoint.b(zooVersion: zooVersion), options: options)
  }
}

/// Requests to `/c`.
public nonisolated struct CClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /c`
  public func c(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(CEndpoint.c(zooVersion: zooVersion), options: options)
  }
}

/// Requests to `/d`.
public nonisolated struct DClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /d`
  public func d(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(DEndpoint.d(zooVersion: zooVersion), options: options)
  }
}

/// Requests to `/e`.
public nonisolated struct EClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /e`
  public func e(zooVersion: String, options: RequestOptions = .init()) async throws {
    try await client.send(EEndpoint.e(zooVersion: zooVersion), options: options)
  }
}

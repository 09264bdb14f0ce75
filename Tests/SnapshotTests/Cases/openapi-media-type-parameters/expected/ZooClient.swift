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

  /// Requests to `/f`.
  public var f: FClient { FClient(client) }

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

  /// `POST /a`
  @discardableResult
  public func verbose(_ body: Pet, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(AEndpoint.verbose(body), as: Pet.self, options: options)
  }

  /// `POST /a`
  @discardableResult
  public func verbose(id: String, options: RequestOptions = .init()) async throws -> Pet {
    try await self.verbose(Pet(id: id), options: options)
  }
}

/// Requests to `/b`.
public nonisolated struct BClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /b`
  @discardableResult
  public func charset(_ body: Pet, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(BEndpoint.charset(body), as: Pet.self, options: options)
  }

  /// `POST /b`
  @discardableResult
  public func charset(id: String, options: RequestOptions = .init()) async throws -> Pet {
    try await self.charset(Pet(id: id), options: options)
  }
}

/// Requests to `/c`.
public nonisolated struct CClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /c`
  public func table(options: RequestOptions = .init()) async throws -> String {
    try await client.text(CEndpoint.table, options: options)
  }
}

/// Requests to `/d`.
public nonisolated struct DClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /d`
  public func form(_ body: Pet, options: RequestOptions = .init()) async throws {
    try await client.send(DEndpoint.form(body), options: options)
  }

  /// `POST /d`
  public func form(id: String, options: RequestOptions = .init()) async throws {
    try await self.form(Pet(id: id), options: options)
  }
}

/// Requests to `/e`.
public nonisolated struct EClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /e`
  public func events(options: RequestOptions = .init()) -> AsyncThrowingStream<Pet, any Error> {
    client.events(EEndpoint.events, as: Pet.self, end: "[DONE]", mustEnd: false, options: options)
  }
}

/// Requests to `/f`.
public nonisolated struct FClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /f`
  public func lines(options: RequestOptions = .init()) -> AsyncThrowingStream<Pet, any Error> {
    client.lines(FEndpoint.lines, as: Pet.self, options: options)
  }
}

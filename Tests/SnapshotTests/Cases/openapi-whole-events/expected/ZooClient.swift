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
  public func watch(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<AEndpoint.WatchEvent, any Error> {
    client.events(
      AEndpoint.watch, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(AEndpoint.WatchEvent.self) })
  }
}

/// Requests to `/b`.
public nonisolated struct BClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /b`
  public func listen(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<BEndpoint.ListenEvent, any Error> {
    client.events(
      BEndpoint.listen, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(BEndpoint.ListenEvent.self, dataIsText: true) })
  }
}

/// Requests to `/c`.
public nonisolated struct CClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /c`
  public func follow(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<CEndpoint.FollowEvent, any Error> {
    client.events(
      CEndpoint.follow, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(CEndpoint.FollowEvent.self) })
  }
}

/// Requests to `/d`.
public nonisolated struct DClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /d`
  public func stream(options: RequestOptions = .init()) -> AsyncThrowingStream<Pet, any Error> {
    client.events(DEndpoint.stream, as: Pet.self, end: "[DONE]", mustEnd: false, options: options)
  }
}

/// Requests to `/e`.
public nonisolated struct EClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /e`
  public func values(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<EEndpoint.ValuesEvent, any Error> {
    client.events(
      EEndpoint.values, as: EEndpoint.ValuesEvent.self, end: "[DONE]", mustEnd: false,
      options: options)
  }
}

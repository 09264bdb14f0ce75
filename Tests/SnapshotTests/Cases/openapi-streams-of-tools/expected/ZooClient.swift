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

  /// Requests to `/calls`.
  public var calls: CallsClient { CallsClient(client) }

  /// Requests to `/visits`.
  public var visits: VisitsClient { VisitsClient(client) }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/keepers`.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/calls`.
public nonisolated struct CallsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /calls`
  public func follow(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ServerSentEventCall, any Error> {
    client.events(
      CallsEndpoint.follow, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(ServerSentEventCall.self) })
  }
}

/// Requests to `/visits`.
public nonisolated struct VisitsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /visits`
  public func follow(options: RequestOptions = .init()) -> AsyncThrowingStream<JSON, any Error> {
    client.events(
      VisitsEndpoint.follow, as: JSON.self, end: "[DONE]", mustEnd: false, options: options)
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func stream(options: RequestOptions = .init()) -> AsyncThrowingStream<Call, any Error> {
    client.lines(PetsEndpoint.stream, as: Call.self, options: options)
  }
}

/// Requests to `/keepers`.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /keepers`
  public func watch(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<KeepersEndpoint.WatchLine, any Error> {
    client.lines(KeepersEndpoint.watch, as: KeepersEndpoint.WatchLine.self, options: options)
  }
}

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

  public var feed: FeedClient { FeedClient(client) }

  /// Requests to `/logs`.
  public var logs: LogsClient { LogsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct FeedClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /one`
  public func followOne(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.FollowOneEvent, any Error> {
    client.events(
      FeedEndpoint.followOne, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeText(FeedEndpoint.FollowOneEvent.self) })
  }

  /// `GET /several`
  public func followSeveral(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.FollowSeveralEvent, any Error> {
    client.events(
      FeedEndpoint.followSeveral, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeText(FeedEndpoint.FollowSeveralEvent.self) })
  }

  /// `GET /number`
  public func followNumber(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.FollowNumberEvent, any Error> {
    client.events(
      FeedEndpoint.followNumber, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(FeedEndpoint.FollowNumberEvent.self) })
  }

  /// `GET /done`
  public func followDone(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Guest, any Error> {
    client.events(
      FeedEndpoint.followDone, as: Guest.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /named`
  public func followNamed(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.FollowNamedEvent, any Error> {
    client.events(
      FeedEndpoint.followNamed, end: "[DONE]", mustEnd: false, options: options,
      reading: { try FeedEndpoint.FollowNamedEvent($0, $1) })
  }

  /// `GET /silent`
  public func followSilent(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.FollowSilentEvent, any Error> {
    client.events(
      FeedEndpoint.followSilent, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(FeedEndpoint.FollowSilentEvent.self) })
  }

  /// `GET /retries`
  public func followRetries(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.FollowRetriesEvent, any Error> {
    client.events(
      FeedEndpoint.followRetries, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(FeedEndpoint.FollowRetriesEvent.self) })
  }

  /// `GET /ids`
  public func followIDs(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.FollowIDsEvent, any Error> {
    client.events(
      FeedEndpoint.followIDs, as: FeedEndpoint.FollowIDsEvent.self, end: "[DONE]", mustEnd: false,
      options: options)
  }
}

/// Requests to `/logs`.
public nonisolated struct LogsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /logs`
  public func get(options: RequestOptions = .init()) async throws -> Log {
    try await client.send(LogsEndpoint.get, as: Log.self, options: options)
  }
}

extension FeedEndpoint {
  /// An event of `GET /named`.
  public nonisolated enum FollowNamedEvent: Hashable, Sendable {
    case guest(FollowNamedGuest)
    case bye(String)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "guest": self = try .guest(decoder.decodeText(FollowNamedGuest.self))
      case "bye": self = .bye(event.data)
      default: self = .unrecognized(event)
      }
    }
  }
}

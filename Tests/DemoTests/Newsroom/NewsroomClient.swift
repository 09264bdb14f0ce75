// Made by sdkgen for Newsroom. Do not edit.

import SDKRuntime

/// A client for the API at `https://newsroom.example.com`.
nonisolated struct NewsroomClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  init(
    server: Server = "https://newsroom.example.com",
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /bulletins/stream`
  func watchBulletins(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Bulletin, any Error> {
    client.events(
      NewsroomEndpoint.watchBulletins, as: Bulletin.self, end: "[DONE]", mustEnd: false,
      options: options)
  }

  /// `GET /bulletins/lines`
  func readBulletins(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Bulletin, any Error> {
    client.lines(NewsroomEndpoint.readBulletins, as: Bulletin.self, options: options)
  }

  /// `GET /bulletins/changes`
  func followBulletins(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<NewsroomEndpoint.FollowBulletinsEvent, any Error> {
    client.events(
      NewsroomEndpoint.followBulletins, end: "[DONE]", mustEnd: false, options: options,
      reading: { try NewsroomEndpoint.FollowBulletinsEvent($0, $1) })
  }

  /// `GET /bulletins/wire`
  func watchWire(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<NewsroomEndpoint.WatchWireEvent, any Error> {
    client.events(
      NewsroomEndpoint.watchWire, end: "[DONE]", mustEnd: false, options: options,
      reading: { try NewsroomEndpoint.WatchWireEvent($0, $1) })
  }

  /// `GET /bulletins/ticker`
  func watchTicker(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<NewsroomEndpoint.WatchTickerEvent, any Error> {
    client.events(
      NewsroomEndpoint.watchTicker, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeText(NewsroomEndpoint.WatchTickerEvent.self) })
  }

  /// `GET /bulletins/latest`
  func getLatestStory(options: RequestOptions = .init()) async throws -> Story {
    try await client.send(NewsroomEndpoint.getLatestStory, as: Story.self, options: options)
  }

  /// `PUT /bulletins/latest`
  func setLatestStory(_ body: Story, options: RequestOptions = .init()) async throws {
    try await client.send(NewsroomEndpoint.setLatestStory(body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension NewsroomEndpoint {
  /// An event of `GET /bulletins/changes`.
  nonisolated enum FollowBulletinsEvent: Hashable, Sendable {
    case removed(String)
    case added(Bulletin)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "removed": self = .removed(event.data)
      case "added": self = try .added(decoder.decode(Bulletin.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension NewsroomEndpoint {
  /// An event of `GET /bulletins/wire`.
  nonisolated enum WatchWireEvent: Hashable, Sendable {
    case bulletin(Bulletin)
    case wireNote(WatchWireNote)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "bulletin": self = try .bulletin(decoder.decode(Bulletin.self))
      case "WireNote": self = try .wireNote(decoder.decode(WatchWireNote.self))
      default: self = try .wireNote(decoder.decode(WatchWireNote.self))
      }
    }
  }
}

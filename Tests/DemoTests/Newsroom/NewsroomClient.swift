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

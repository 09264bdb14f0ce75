// Made by sdkgen for Feed. Do not edit.

public import SDKRuntime

/// A client for the API at `https://feed.example.com`.
public nonisolated struct FeedClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://feed.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/posts`.
  public var posts: PostsClient { PostsClient(client) }

  /// Requests to `/events`.
  public var events: EventsClient { EventsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/posts`.
public nonisolated struct PostsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /posts`
  ///
  /// - Throws: `APIError`, whose `declared` is `PostsEndpoint.Get404Error` for 404.
  public func get(options: RequestOptions = .init()) async throws -> PostsEndpoint.GetResponse {
    try await client.send(PostsEndpoint.get, as: PostsEndpoint.GetResponse.self, options: options)
  }
}

/// Requests to `/events`.
public nonisolated struct EventsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /events`
  public func watchPosts(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<EventsEndpoint.WatchPostsEvent, any Error> {
    client.events(
      EventsEndpoint.watchPosts, end: "[DONE]", mustEnd: false, options: options,
      reading: { try EventsEndpoint.WatchPostsEvent($0, $1) })
  }
}

extension EventsEndpoint {
  /// An event of `GET /events`.
  public nonisolated enum WatchPostsEvent: Hashable, Sendable {
    case aMinusB(Post)
    case aB(Note)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "a-b": self = try .aMinusB(decoder.decode(Post.self))
      case "a_b": self = try .aB(decoder.decode(Note.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

// Made by sdkgen for News. Do not edit.

public import SDKRuntime

/// A client for the API at `https://news.example`.
public nonisolated struct NewsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://news.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  public var news: NewsNewsClient { NewsNewsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct NewsNewsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /titles`
  public func titles(options: RequestOptions = .init()) -> AsyncThrowingStream<String, any Error> {
    client.events(
      NewsNewsEndpoint.titles, options: options, reading: { try $1.decodeText(String.self) })
  }

  /// `GET /lines`
  public func lines(options: RequestOptions = .init()) -> AsyncThrowingStream<String, any Error> {
    client.events(NewsNewsEndpoint.lines, as: String.self, options: options)
  }

  /// `GET /days`
  public func days(options: RequestOptions = .init()) -> AsyncThrowingStream<Day, any Error> {
    client.events(
      NewsNewsEndpoint.days, options: options, reading: { try $1.decodeText(Day.self) })
  }

  /// `GET /moods`
  public func moods(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<NewsNewsEndpoint.MoodsEvent, any Error> {
    client.events(
      NewsNewsEndpoint.moods, options: options,
      reading: { try NewsNewsEndpoint.MoodsEvent($0, $1) })
  }
}

extension NewsNewsEndpoint {
  /// An event of `GET /moods`.
  public nonisolated enum MoodsEvent: Hashable, Sendable {
    case mood(Mood)
    case title(String)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "mood": self = try .mood(decoder.decodeText(Mood.self))
      case "title": self = try .title(decoder.decodeText(String.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

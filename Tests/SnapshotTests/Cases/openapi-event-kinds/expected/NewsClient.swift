// Made by sdkgen for News. Do not edit.

public import Foundation
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

  /// Requests to `/feed`.
  public var feed: FeedClient { FeedClient(client) }

  /// Requests to `/words`.
  public var words: WordsClient { WordsClient(client) }

  /// Requests to `/numbers`.
  public var numbers: NumbersClient { NumbersClient(client) }

  /// Requests to `/ends`.
  public var ends: EndsClient { EndsClient(client) }

  /// Requests to `/mapped`.
  public var mapped: MappedClient { MappedClient(client) }

  /// Requests to `/mixed`.
  public var mixed: MixedClient { MixedClient(client) }

  /// Requests to `/logs/export`.
  public var logs: LogsClient { LogsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/feed`.
public nonisolated struct FeedClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /feed`
  public func read(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.ReadEvent, any Error> {
    client.events(
      FeedEndpoint.read, end: "[DONE]", mustEnd: false, options: options,
      reading: { try FeedEndpoint.ReadEvent($0, $1) })
  }

  /// `GET /feed`
  public func readLines(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Story, any Error> {
    client.lines(FeedEndpoint.read, as: Story.self, options: options)
  }
}

/// Requests to `/words`.
public nonisolated struct WordsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /words`
  public func read(options: RequestOptions = .init()) -> AsyncThrowingStream<String, any Error> {
    client.events(
      WordsEndpoint.read, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeText(String.self) })
  }
}

/// Requests to `/numbers`.
public nonisolated struct NumbersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /numbers`
  public func read(options: RequestOptions = .init()) -> AsyncThrowingStream<[Int], any Error> {
    client.events(
      NumbersEndpoint.read, as: [Int].self, end: "[DONE]", mustEnd: false, options: options)
  }
}

/// Requests to `/ends`.
public nonisolated struct EndsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /ends`
  public func readUntilEnd(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Story, any Error> {
    client.events(
      EndsEndpoint.readUntilEnd, as: Story.self, end: "[DONE]", mustEnd: false, options: options)
  }
}

/// Requests to `/mapped`.
public nonisolated struct MappedClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /mapped`
  public func read(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<MappedEndpoint.ReadEvent, any Error> {
    client.events(
      MappedEndpoint.read, end: "[DONE]", mustEnd: false, options: options,
      reading: { try MappedEndpoint.ReadEvent($0, $1) })
  }
}

/// Requests to `/mixed`.
public nonisolated struct MixedClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /mixed`
  public func read(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<MixedEndpoint.ReadEvent, any Error> {
    client.events(
      MixedEndpoint.read, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(MixedEndpoint.ReadEvent.self) })
  }
}

/// Requests to `/logs/export`.
public nonisolated struct LogsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /logs/export`
  public func export(options: RequestOptions = .init()) -> AsyncThrowingStream<Story, any Error> {
    client.lines(LogsEndpoint.export, as: Story.self, options: options)
  }
}

extension FeedEndpoint {
  /// An event of `GET /feed`.
  public nonisolated enum ReadEvent: Hashable, Sendable {
    case ping(String)
    case added(Story)
    case changed(Story)
    case headline(String)
    case day(Day)
    case kind(ReadKind)
    case picture(Data)
    case any(JSON)
    case message(Story)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "ping": self = try .ping(decoder.decodeText(String.self))
      case "added": self = try .added(decoder.decode(Story.self))
      case "changed": self = try .changed(decoder.decode(Story.self))
      case "headline": self = try .headline(decoder.decodeText(String.self))
      case "day": self = try .day(decoder.decodeText(Day.self))
      case "kind": self = try .kind(decoder.decodeText(ReadKind.self))
      case "picture": self = try .picture(decoder.decodeText(.base64))
      case "any": self = try .any(decoder.decodeText(JSON.self))
      case "message": self = try .message(decoder.decode(Story.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension MappedEndpoint {
  /// An event of `GET /mapped`.
  public nonisolated enum ReadEvent: Hashable, Sendable {
    case added(Story)
    case removed(Int)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "added": self = try .added(decoder.decode(Story.self))
      case "removed": self = try .removed(decoder.decode(Int.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension NewsClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Feed.read": return .events("event: ping\ndata: \"Ping\"\n\nevent: added\ndata: {\"title\": \"Title\"}\n\nevent: changed\ndata: {\"title\": \"Title\"}\n\nevent: headline\ndata: \"Headline\"\n\nevent: day\ndata: \"2026-03-01\"\n\nevent: kind\ndata: \"sport\"\n\nevent: picture\ndata: \"U2FtcGxl\"\n\nevent: any\ndata: \"Any\"\n\nevent: message\ndata: {\"title\": \"Title\"}\n\ndata: [DONE]\n\n").orStream(.lines("{\"title\": \"Title\"}\n"))
    case "Words.read": return .events("data: \"Sample\"\n\ndata: [DONE]\n\n")
    case "Numbers.read": return .events("data: [1]\n\ndata: [DONE]\n\n")
    case "Ends.readUntilEnd": return .events("data: {\"title\": \"Title\"}\n\ndata: [DONE]\n\n")
    case "Mapped.read": return .events("event: added\ndata: {\"title\": \"Title\"}\n\nevent: removed\ndata: 1\n\ndata: [DONE]\n\n")
    case "Mixed.read": return .events("event: a\ndata: Data\n\ndata: [DONE]\n\n")
    case "Logs.export": return .lines("{\"title\": \"Title\"}\n")
    default: return nil
    }
  }
}

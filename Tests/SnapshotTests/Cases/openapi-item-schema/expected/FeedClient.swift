// Made by sdkgen for Feed. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://feed.example`.
public nonisolated struct FeedClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://feed.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Items
  public var items: ItemsClient { ItemsClient(client) }

  /// Requests to `/news`.
  public var news: NewsClient { NewsClient(client) }

  /// Requests to `/shared`.
  public var shared: SharedClient { SharedClient(client) }

  /// Requests to `/parts`.
  public var parts: PartsClient { PartsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Items
public nonisolated struct ItemsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /items/stream`
  public func stream(options: RequestOptions = .init()) -> AsyncThrowingStream<Item, any Error> {
    client.events(
      ItemsEndpoint.stream, as: Item.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /items/lines`
  public func listLines(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Item, any Error> {
    client.lines(ItemsEndpoint.listLines, as: Item.self, options: options)
  }

  /// `GET /items/sequence`
  public func listSequence(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ItemsEndpoint.ListSequenceLine, any Error> {
    client.lines(
      ItemsEndpoint.listSequence, as: ItemsEndpoint.ListSequenceLine.self, options: options)
  }

  /// `GET /items/objects`
  public func streamObjects(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Item, any Error> {
    client.events(
      ItemsEndpoint.streamObjects, as: Item.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /items/texts`
  public func streamTexts(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Event, any Error> {
    client.events(
      ItemsEndpoint.streamTexts, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(Event.self, dataIsText: true) })
  }
}

/// Requests to `/news`.
public nonisolated struct NewsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /news`
  public func stream(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<NewsEndpoint.StreamEvent, any Error> {
    client.events(
      NewsEndpoint.stream, end: "[DONE]", mustEnd: false, options: options,
      reading: { try NewsEndpoint.StreamEvent($0, $1) })
  }
}

/// Requests to `/shared`.
public nonisolated struct SharedClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /shared`
  public func streamBare(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Item, any Error> {
    client.events(
      SharedEndpoint.streamBare, as: Item.self, end: "[DONE]", mustEnd: false, options: options)
  }
}

/// Requests to `/parts`.
public nonisolated struct PartsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /parts`
  public func list(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(PartsEndpoint.list, as: Data.self, options: options)
  }

  /// `GET /parts`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func list(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      PartsEndpoint.list, to: file, progress: progress, options: options)
  }
}

extension NewsEndpoint {
  /// An event of `GET /news`.
  public nonisolated enum StreamEvent: Hashable, Sendable {
    case addString(String)
    case addItem(Item)
    case addJSON(StreamAddJSON)
    case addMore(StreamAddJSON)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "addString": self = .addString(event.data)
      case "add.item": self = try .addItem(decoder.decode(Item.self))
      case "addJSON": self = try .addJSON(decoder.decode(StreamAddJSON.self))
      case "addMore": self = try .addMore(decoder.decode(StreamAddJSON.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

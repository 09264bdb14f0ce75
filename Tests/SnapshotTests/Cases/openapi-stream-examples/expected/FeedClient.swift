// Made by sdkgen for Feed. Do not edit.

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

  public var lines: LinesClient { LinesClient(client) }

  public var events: EventsClient { EventsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct LinesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /lines`
  public func list(options: RequestOptions = .init()) -> AsyncThrowingStream<Item, any Error> {
    client.lines(LinesEndpoint.list, as: Item.self, options: options)
  }

  /// `GET /texts`
  public func listTexts(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Item, any Error> {
    client.lines(LinesEndpoint.listTexts, as: Item.self, options: options)
  }

  /// `GET /sequence`
  public func listSequence(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Int?, any Error> {
    client.lines(LinesEndpoint.listSequence, as: Int?.self, options: options)
  }

  /// `GET /lists`
  public func listLists(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<[Int], any Error> {
    client.lines(LinesEndpoint.listLists, as: [Int].self, options: options)
  }

  /// `GET /schema`
  public func listBySchema(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Shown, any Error> {
    client.lines(LinesEndpoint.listBySchema, as: Shown.self, options: options)
  }

  /// `GET /wrong`
  public func listWrong(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Item, any Error> {
    client.lines(LinesEndpoint.listWrong, as: Item.self, options: options)
  }
}

public nonisolated struct EventsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /data`
  public func readData(options: RequestOptions = .init()) -> AsyncThrowingStream<Item, any Error> {
    client.events(
      EventsEndpoint.readData, as: Item.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /objects`
  public func readObjects(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Item, any Error> {
    client.events(
      EventsEndpoint.readObjects, as: Item.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /whole`
  public func readWhole(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<EventsEndpoint.ReadWholeEvent, any Error> {
    client.events(
      EventsEndpoint.readWhole, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(EventsEndpoint.ReadWholeEvent.self, dataIsText: true) })
  }

  /// `GET /plain`
  public func readPlain(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<String, any Error> {
    client.events(
      EventsEndpoint.readPlain, as: String.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /named`
  public func readNamed(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<EventsEndpoint.ReadNamedEvent, any Error> {
    client.events(
      EventsEndpoint.readNamed, end: "[DONE]", mustEnd: false, options: options,
      reading: { try EventsEndpoint.ReadNamedEvent($0, $1) })
  }

  /// `GET /kinds`
  public func readKinds(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<EventsEndpoint.ReadKindsEvent, any Error> {
    client.events(
      EventsEndpoint.readKinds, end: "[DONE]", mustEnd: false, options: options,
      reading: { try EventsEndpoint.ReadKindsEvent($0, $1) })
  }
}

extension EventsEndpoint {
  /// An event of `GET /named`.
  public nonisolated enum ReadNamedEvent: Hashable, Sendable {
    case added(Item)
    case removed(Int)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "added": self = try .added(decoder.decode(Item.self))
      case "removed": self = try .removed(decoder.decode(Int.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension EventsEndpoint {
  /// An event of `GET /kinds`.
  public nonisolated enum ReadKindsEvent: Hashable, Sendable {
    case added(Item)
    case removed(Int)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "added": self = try .added(decoder.decode(Item.self))
      case "removed": self = try .removed(decoder.decode(Int.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension FeedClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Lines.list": return .lines("{\"name\": \"a\"}\n{\"name\": \"1.10\"}\n")
    case "Lines.listTexts": return .lines("{\"name\": \"a\"}\n{\"name\": \"b\"}\n")
    case "Lines.listSequence": return .lines("1\nnull\n")
    case "Lines.listLists": return .lines("[1, 2]\n")
    case "Lines.listBySchema": return .lines("{\"count\": 42}\n")
    case "Lines.listWrong": return .lines("{\"name\": \"c\"}\n")
    case "Events.readData": return .events("data: {\"name\": \"a\"}\n\ndata: {\"name\": \"b\"}\n\ndata: [DONE]\n\n")
    case "Events.readObjects": return .events("data: {\"name\": \"a\"}\n\ndata: {\"name\": \"b\"}\n\ndata: [DONE]\n\n")
    case "Events.readWhole": return .events("event: said\nid: 7\ndata: 1\ndata: two\n\ndata: [DONE]\n\n")
    case "Events.readPlain": return .events("data: a\n\ndata: b\n\ndata: [DONE]\n\n")
    case "Events.readNamed": return .events("event: removed\ndata: 7\n\nevent: added\ndata: {\"name\": \"a\"}\n\ndata: [DONE]\n\n")
    case "Events.readKinds": return .events("event: added\ndata: {\"name\": \"new\"}\n\nevent: removed\ndata: 42\n\ndata: [DONE]\n\n")
    default: return nil
    }
  }
}

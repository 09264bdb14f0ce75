// Made by sdkgen for Feed. Do not edit.

public import SDKRuntime

/// A client for the API at `https://feed.example`.
public nonisolated struct FeedClient: FeedService {
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

public nonisolated struct LinesClient: LinesService {
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

public nonisolated struct EventsClient: EventsService {
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

/// The groups of `FeedClient`.
public nonisolated protocol FeedService: Sendable {
  associatedtype LinesGroup: LinesService
  associatedtype EventsGroup: EventsService
  var lines: LinesGroup { get }
  var events: EventsGroup { get }
}

/// A mock of `FeedService` whose methods call the closures that a test or a preview sets.
public nonisolated struct FeedMock: FeedService {
  public var lines = LinesMock()
  public var events = EventsMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// The methods of `LinesClient`.
public nonisolated protocol LinesService: Sendable {
  /// `GET /lines`
  func list(options: RequestOptions) -> AsyncThrowingStream<Item, any Error>
  /// `GET /texts`
  func listTexts(options: RequestOptions) -> AsyncThrowingStream<Item, any Error>
  /// `GET /sequence`
  func listSequence(options: RequestOptions) -> AsyncThrowingStream<Int?, any Error>
  /// `GET /lists`
  func listLists(options: RequestOptions) -> AsyncThrowingStream<[Int], any Error>
  /// `GET /schema`
  func listBySchema(options: RequestOptions) -> AsyncThrowingStream<Shown, any Error>
  /// `GET /wrong`
  func listWrong(options: RequestOptions) -> AsyncThrowingStream<Item, any Error>
}

extension LinesService {
  /// `GET /lines`
  public func list(options: RequestOptions? = nil) -> AsyncThrowingStream<Item, any Error> {
    self.list(options: options ?? .init())
  }
  /// `GET /texts`
  public func listTexts(options: RequestOptions? = nil) -> AsyncThrowingStream<Item, any Error> {
    self.listTexts(options: options ?? .init())
  }
  /// `GET /sequence`
  public func listSequence(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<Int?, any Error> {
    self.listSequence(options: options ?? .init())
  }
  /// `GET /lists`
  public func listLists(options: RequestOptions? = nil) -> AsyncThrowingStream<[Int], any Error> {
    self.listLists(options: options ?? .init())
  }
  /// `GET /schema`
  public func listBySchema(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<Shown, any Error> {
    self.listBySchema(options: options ?? .init())
  }
  /// `GET /wrong`
  public func listWrong(options: RequestOptions? = nil) -> AsyncThrowingStream<Item, any Error> {
    self.listWrong(options: options ?? .init())
  }
}

nonisolated extension LinesEndpoint: EquatableEndpoint {}

/// A mock of `LinesService` whose methods call the closures that a test or a preview sets.
public nonisolated struct LinesMock: LinesService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listTexts
    case listSequence
    case listLists
    case listBySchema
    case listWrong
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, LinesEndpoint>()
  public var onList:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Item, any Error>)?
  public var onListTexts:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Item, any Error>)?
  public var onListSequence:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Int?, any Error>)?
  public var onListLists:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<[Int], any Error>)?
  public var onListBySchema:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Shown, any Error>)?
  public var onListWrong:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Item, any Error>)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(options: RequestOptions) -> AsyncThrowingStream<Item, any Error> {
    self.calls.record(.list, LinesEndpoint.list, options: options)
    guard let onList else {
      return self.calls.examples(["{\"name\": \"a\"}", "{\"name\": \"1.10\"}"])
    }
    return onList(options)
  }

  public func listTexts(options: RequestOptions) -> AsyncThrowingStream<Item, any Error> {
    self.calls.record(.listTexts, LinesEndpoint.listTexts, options: options)
    guard let onListTexts else {
      return self.calls.examples(["{\"name\": \"a\"}", "{\"name\": \"b\"}"])
    }
    return onListTexts(options)
  }

  public func listSequence(options: RequestOptions) -> AsyncThrowingStream<Int?, any Error> {
    self.calls.record(.listSequence, LinesEndpoint.listSequence, options: options)
    guard let onListSequence else {
      return self.calls.examples(["1", "null"])
    }
    return onListSequence(options)
  }

  public func listLists(options: RequestOptions) -> AsyncThrowingStream<[Int], any Error> {
    self.calls.record(.listLists, LinesEndpoint.listLists, options: options)
    guard let onListLists else {
      return self.calls.examples(["[1, 2]"])
    }
    return onListLists(options)
  }

  public func listBySchema(options: RequestOptions) -> AsyncThrowingStream<Shown, any Error> {
    self.calls.record(.listBySchema, LinesEndpoint.listBySchema, options: options)
    guard let onListBySchema else {
      return self.calls.examples(["{\"count\": 42}"])
    }
    return onListBySchema(options)
  }

  public func listWrong(options: RequestOptions) -> AsyncThrowingStream<Item, any Error> {
    self.calls.record(.listWrong, LinesEndpoint.listWrong, options: options)
    guard let onListWrong else {
      return self.calls.examples(["{\"name\": \"c\"}"])
    }
    return onListWrong(options)
  }
}

/// The methods of `EventsClient`.
public nonisolated protocol EventsService: Sendable {
  /// `GET /data`
  func readData(options: RequestOptions) -> AsyncThrowingStream<Item, any Error>
  /// `GET /objects`
  func readObjects(options: RequestOptions) -> AsyncThrowingStream<Item, any Error>
  /// `GET /whole`
  func readWhole(
    options: RequestOptions
  ) -> AsyncThrowingStream<EventsEndpoint.ReadWholeEvent, any Error>
  /// `GET /plain`
  func readPlain(options: RequestOptions) -> AsyncThrowingStream<String, any Error>
  /// `GET /named`
  func readNamed(
    options: RequestOptions
  ) -> AsyncThrowingStream<EventsEndpoint.ReadNamedEvent, any Error>
  /// `GET /kinds`
  func readKinds(
    options: RequestOptions
  ) -> AsyncThrowingStream<EventsEndpoint.ReadKindsEvent, any Error>
}

extension EventsService {
  /// `GET /data`
  public func readData(options: RequestOptions? = nil) -> AsyncThrowingStream<Item, any Error> {
    self.readData(options: options ?? .init())
  }
  /// `GET /objects`
  public func readObjects(options: RequestOptions? = nil) -> AsyncThrowingStream<Item, any Error> {
    self.readObjects(options: options ?? .init())
  }
  /// `GET /whole`
  public func readWhole(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<EventsEndpoint.ReadWholeEvent, any Error> {
    self.readWhole(options: options ?? .init())
  }
  /// `GET /plain`
  public func readPlain(options: RequestOptions? = nil) -> AsyncThrowingStream<String, any Error> {
    self.readPlain(options: options ?? .init())
  }
  /// `GET /named`
  public func readNamed(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<EventsEndpoint.ReadNamedEvent, any Error> {
    self.readNamed(options: options ?? .init())
  }
  /// `GET /kinds`
  public func readKinds(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<EventsEndpoint.ReadKindsEvent, any Error> {
    self.readKinds(options: options ?? .init())
  }
}

nonisolated extension EventsEndpoint: EquatableEndpoint {}

// swift-format-ignore
/// A mock of `EventsService` whose methods call the closures that a test or a preview sets.
public nonisolated struct EventsMock: EventsService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case readData
    case readObjects
    case readWhole
    case readPlain
    case readNamed
    case readKinds
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, EventsEndpoint>()
  public var onReadData:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Item, any Error>)?
  public var onReadObjects:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Item, any Error>)?
  public var onReadWhole:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<EventsEndpoint.ReadWholeEvent, any Error>
    )?
  public var onReadPlain:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<String, any Error>)?
  public var onReadNamed:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<EventsEndpoint.ReadNamedEvent, any Error>
    )?
  public var onReadKinds:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<EventsEndpoint.ReadKindsEvent, any Error>
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func readData(options: RequestOptions) -> AsyncThrowingStream<Item, any Error> {
    self.calls.record(.readData, EventsEndpoint.readData, options: options)
    guard let onReadData else {
      return self.calls.examples(["{\"name\": \"a\"}", "{\"name\": \"b\"}"])
    }
    return onReadData(options)
  }

  public func readObjects(options: RequestOptions) -> AsyncThrowingStream<Item, any Error> {
    self.calls.record(.readObjects, EventsEndpoint.readObjects, options: options)
    guard let onReadObjects else {
      return self.calls.examples(["{\"name\": \"a\"}", "{\"name\": \"b\"}"])
    }
    return onReadObjects(options)
  }

  public func readWhole(
    options: RequestOptions
  ) -> AsyncThrowingStream<EventsEndpoint.ReadWholeEvent, any Error> {
    self.calls.record(.readWhole, EventsEndpoint.readWhole, options: options)
    guard let onReadWhole else {
      return self.calls.examples(["{\"event\": \"said\", \"id\": 7, \"data\": \"1\\ntwo\"}"])
    }
    return onReadWhole(options)
  }

  public func readPlain(options: RequestOptions) -> AsyncThrowingStream<String, any Error> {
    self.calls.record(.readPlain, EventsEndpoint.readPlain, options: options)
    guard let onReadPlain else {
      return self.calls.examples(["\"a\"", "\"b\""])
    }
    return onReadPlain(options)
  }

  public func readNamed(
    options: RequestOptions
  ) -> AsyncThrowingStream<EventsEndpoint.ReadNamedEvent, any Error> {
    self.calls.record(.readNamed, EventsEndpoint.readNamed, options: options)
    guard let onReadNamed else {
      // swift-format-ignore
      return self.calls.examples { try [.removed(self.calls.example("7", as: Int.self)), .added(self.calls.example("{\"name\": \"a\"}", as: Item.self))] }
    }
    return onReadNamed(options)
  }

  public func readKinds(
    options: RequestOptions
  ) -> AsyncThrowingStream<EventsEndpoint.ReadKindsEvent, any Error> {
    self.calls.record(.readKinds, EventsEndpoint.readKinds, options: options)
    guard let onReadKinds else {
      // swift-format-ignore
      return self.calls.examples { try [.added(self.calls.example("{\"name\": \"new\"}", as: Item.self)), .removed(self.calls.example("42", as: Int.self))] }
    }
    return onReadKinds(options)
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

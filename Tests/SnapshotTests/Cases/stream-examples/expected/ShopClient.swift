// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: ShopService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /export`
  public func export(options: RequestOptions = .init()) -> AsyncThrowingStream<Pet?, any Error> {
    client.lines(ShopEndpoint.export, as: Pet?.self, options: options)
  }

  /// `GET /watch`
  public func watch(options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ShopEndpoint.watch, as: [Pet].self, options: options)
  }

  /// `GET /watch`
  public func watchStream(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error> {
    client.events(
      ShopEndpoint.watch, options: options, reading: { try ShopEndpoint.WatchEvent($0, $1) })
  }

  /// `GET /watch`
  public func watchLines(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Pet, any Error> {
    client.lines(ShopEndpoint.watch, as: Pet.self, options: options)
  }

  /// `POST /chat`
  public func chat(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ShopEndpoint.ChatEvent, any Error> {
    client.events(
      ShopEndpoint.chat, end: "[DONE]", options: options,
      reading: { try ShopEndpoint.ChatEvent($0, $1) })
  }

  /// `GET /ring`
  public func ring(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ShopEndpoint.RingEvent, any Error> {
    client.events(
      ShopEndpoint.ring, options: options, reading: { try ShopEndpoint.RingEvent($0, $1) })
  }

  /// `GET /hear`
  public func hear(options: RequestOptions = .init()) -> AsyncThrowingStream<String, any Error> {
    client.events(ShopEndpoint.hear, as: String.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// The methods of `ShopClient`.
public nonisolated protocol ShopService: Sendable {
  /// `GET /export`
  func export(options: RequestOptions) -> AsyncThrowingStream<Pet?, any Error>
  /// `GET /watch`
  func watch(options: RequestOptions) async throws -> [Pet]
  /// `GET /watch`
  func watchStream(
    options: RequestOptions
  ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error>
  /// `GET /watch`
  func watchLines(options: RequestOptions) -> AsyncThrowingStream<Pet, any Error>
  /// `POST /chat`
  func chat(options: RequestOptions) -> AsyncThrowingStream<ShopEndpoint.ChatEvent, any Error>
  /// `GET /ring`
  func ring(options: RequestOptions) -> AsyncThrowingStream<ShopEndpoint.RingEvent, any Error>
  /// `GET /hear`
  func hear(options: RequestOptions) -> AsyncThrowingStream<String, any Error>
}

extension ShopService {
  /// `GET /export`
  public func export(options: RequestOptions? = nil) -> AsyncThrowingStream<Pet?, any Error> {
    self.export(options: options ?? .init())
  }
  /// `GET /watch`
  public func watch(options: RequestOptions? = nil) async throws -> [Pet] {
    try await self.watch(options: options ?? .init())
  }
  /// `GET /watch`
  public func watchStream(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error> {
    self.watchStream(options: options ?? .init())
  }
  /// `GET /watch`
  public func watchLines(options: RequestOptions? = nil) -> AsyncThrowingStream<Pet, any Error> {
    self.watchLines(options: options ?? .init())
  }
  /// `POST /chat`
  public func chat(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<ShopEndpoint.ChatEvent, any Error> {
    self.chat(options: options ?? .init())
  }
  /// `GET /ring`
  public func ring(
    options: RequestOptions? = nil
  ) -> AsyncThrowingStream<ShopEndpoint.RingEvent, any Error> {
    self.ring(options: options ?? .init())
  }
  /// `GET /hear`
  public func hear(options: RequestOptions? = nil) -> AsyncThrowingStream<String, any Error> {
    self.hear(options: options ?? .init())
  }
}

nonisolated extension ShopEndpoint: EquatableEndpoint {}

// swift-format-ignore
/// A mock of `ShopService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ShopMock: ShopService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case export
    case watch
    case watchStream
    case watchLines
    case chat
    case ring
    case hear
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ShopEndpoint>()
  public var onExport:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Pet?, any Error>)?
  public var onWatch: (@Sendable (_ options: RequestOptions) async throws -> [Pet])?
  public var onWatchStream:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error>
    )?
  public var onWatchLines:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<Pet, any Error>)?
  public var onChat:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<ShopEndpoint.ChatEvent, any Error>
    )?
  public var onRing:
    (
      @Sendable (
        _ options: RequestOptions
      ) -> AsyncThrowingStream<ShopEndpoint.RingEvent, any Error>
    )?
  public var onHear:
    (@Sendable (_ options: RequestOptions) -> AsyncThrowingStream<String, any Error>)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func export(options: RequestOptions) -> AsyncThrowingStream<Pet?, any Error> {
    self.calls.record(.export, ShopEndpoint.export, options: options)
    guard let onExport else {
      return self.calls.examples(["{\"name\": \"Rex\"}", "null"])
    }
    return onExport(options)
  }

  public func watch(options: RequestOptions) async throws -> [Pet] {
    self.calls.record(.watch, ShopEndpoint.watch, options: options)
    guard let onWatch else {
      throw UnsetMock("watch")
    }
    return try await onWatch(options)
  }

  public func watchStream(
    options: RequestOptions
  ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error> {
    self.calls.record(.watchStream, ShopEndpoint.watch, options: options)
    guard let onWatchStream else {
      // swift-format-ignore
      return self.calls.examples { try [.sold(self.calls.example("3", as: Int?.self)), .born(self.calls.example("{\"name\": \"Mia\"}", as: Pet.self)), .sold(self.calls.example("null", as: Int?.self))] }
    }
    return onWatchStream(options)
  }

  public func watchLines(options: RequestOptions) -> AsyncThrowingStream<Pet, any Error> {
    self.calls.record(.watchLines, ShopEndpoint.watch, options: options)
    guard let onWatchLines else {
      return self.calls.examples(["{\"name\": \"Mia\"}"])
    }
    return onWatchLines(options)
  }

  public func chat(
    options: RequestOptions
  ) -> AsyncThrowingStream<ShopEndpoint.ChatEvent, any Error> {
    self.calls.record(.chat, ShopEndpoint.chat, options: options)
    guard let onChat else {
      // swift-format-ignore
      return self.calls.examples { try [.delta("Hi"), .done(self.calls.example("null", as: String?.self))] }
    }
    return onChat(options)
  }

  public func ring(
    options: RequestOptions
  ) -> AsyncThrowingStream<ShopEndpoint.RingEvent, any Error> {
    self.calls.record(.ring, ShopEndpoint.ring, options: options)
    guard let onRing else {
      return self.calls.examples { [.ping("one")] }
    }
    return onRing(options)
  }

  public func hear(options: RequestOptions) -> AsyncThrowingStream<String, any Error> {
    self.calls.record(.hear, ShopEndpoint.hear, options: options)
    guard let onHear else {
      return self.calls.examples(["\"miaow\"", "\"woof\""])
    }
    return onHear(options)
  }
}

extension ShopEndpoint {
  /// An event of `GET /watch`.
  public nonisolated enum WatchEvent: Hashable, Sendable {
    case born(Pet)
    case sold(Int?)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "born": self = try .born(decoder.decode(Pet.self))
      case "sold": self = try .sold(decoder.decode(Int?.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension ShopEndpoint {
  /// An event of `POST /chat`.
  public nonisolated enum ChatEvent: Hashable, Sendable {
    case delta(String)
    case done(String?)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "delta": self = .delta(event.data)
      case "done": self = try .done(decoder.decodeText(String?.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension ShopEndpoint {
  /// An event of `GET /ring`.
  public nonisolated enum RingEvent: Hashable, Sendable {
    case ping(String)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "ping": self = .ping(event.data)
      default: self = .unrecognized(event)
      }
    }
  }
}

extension ShopClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(server: "https://example.com", transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Shop.export": return .lines("{\"name\": \"Rex\"}\nnull\n")
    case "Shop.watch": return .json(#"[{"name": "Name"}]"#).orStream(.events("event: sold\ndata: 3\n\nevent: born\ndata: {\"name\": \"Mia\"}\n\nevent: sold\ndata: null\n\n")).orStream(.lines("{\"name\": \"Mia\"}\n"))
    case "Shop.chat": return .events("event: delta\ndata: Hi\n\nevent: done\ndata: null\n\ndata: [DONE]\n\n")
    case "Shop.ring": return .events("event: ping\ndata: one\n\n")
    case "Shop.hear": return .events("data: miaow\n\ndata: woof\n\n")
    default: return nil
    }
  }
}

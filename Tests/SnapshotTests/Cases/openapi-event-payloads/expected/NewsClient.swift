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

  public var feed: FeedClient { FeedClient(client) }

  public var data: DataClient { DataClient(client) }

  public var schema: SchemaClient { SchemaClient(client) }

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

  /// `GET /kinds`
  public func readKinds(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.ReadKindsEvent, any Error> {
    client.events(
      FeedEndpoint.readKinds, end: "[DONE]", mustEnd: false, options: options,
      reading: { try FeedEndpoint.ReadKindsEvent($0, $1) })
  }

  /// `GET /only`
  public func readOnly(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Story, any Error> {
    client.events(
      FeedEndpoint.readOnly, as: Story.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /texts`
  public func readTexts(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<NewsText, any Error> {
    client.events(
      FeedEndpoint.readTexts, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(NewsText.self, dataIsText: true) })
  }

  /// `GET /whole`
  public func readWhole(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.ReadWholeEvent, any Error> {
    client.events(
      FeedEndpoint.readWhole, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(FeedEndpoint.ReadWholeEvent.self) })
  }

  /// `GET /implied`
  public func readImplied(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.ReadImpliedEvent, any Error> {
    client.events(
      FeedEndpoint.readImplied, end: "[DONE]", mustEnd: false, options: options,
      reading: { try FeedEndpoint.ReadImpliedEvent($0, $1) })
  }
}

public nonisolated struct DataClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /payloads`
  public func readPayloads(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<DataEndpoint.ReadPayloadsEvent, any Error> {
    client.events(
      DataEndpoint.readPayloads, as: DataEndpoint.ReadPayloadsEvent.self, end: "[DONE]",
      mustEnd: false, options: options)
  }

  /// `GET /both`
  public func readBoth(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<DataEndpoint.ReadBothEvent, any Error> {
    client.events(
      DataEndpoint.readBoth, end: "[DONE]", mustEnd: false, options: options,
      reading: { try DataEndpoint.ReadBothEvent($0, $1) })
  }

  /// `GET /strings`
  public func readStrings(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<DataEndpoint.ReadStringsEvent, any Error> {
    client.events(
      DataEndpoint.readStrings, as: DataEndpoint.ReadStringsEvent.self, end: "[DONE]",
      mustEnd: false, options: options)
  }

  /// `GET /mixed`
  public func readMixed(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<DataEndpoint.ReadMixedEvent, any Error> {
    client.events(
      DataEndpoint.readMixed, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(DataEndpoint.ReadMixedEvent.self, dataIsText: true) })
  }

  /// `GET /encoded`
  public func readEncoded(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<DataEndpoint.ReadEncodedEvent, any Error> {
    client.events(
      DataEndpoint.readEncoded, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeEvent(DataEndpoint.ReadEncodedEvent.self, dataIsText: true) })
  }
}

public nonisolated struct SchemaClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /list`
  public func readList(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Story, any Error> {
    client.events(
      SchemaEndpoint.readList, as: Story.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /named`
  public func readNamed(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<SchemaEndpoint.ReadNamedEvent, any Error> {
    client.events(
      SchemaEndpoint.readNamed, end: "[DONE]", mustEnd: false, options: options,
      reading: { try SchemaEndpoint.ReadNamedEvent($0, $1) })
  }

  /// `GET /plain`
  public func readPlain(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Story, any Error> {
    client.events(
      SchemaEndpoint.readPlain, as: Story.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /quoted`
  public func readQuoted(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<String, any Error> {
    client.events(
      SchemaEndpoint.readQuoted, end: "[DONE]", mustEnd: false, options: options,
      reading: { try $1.decodeText(String.self) })
  }
}

extension FeedEndpoint {
  /// An event of `GET /kinds`.
  public nonisolated enum ReadKindsEvent: Hashable, Sendable {
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

extension FeedEndpoint {
  /// An event of `GET /implied`.
  public nonisolated enum ReadImpliedEvent: Hashable, Sendable {
    case added(Story)
    case removed(Int)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "Added": self = try .added(decoder.decode(Story.self))
      case "removed": self = try .removed(decoder.decode(Int.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension DataEndpoint {
  /// An event of `GET /both`.
  public nonisolated enum ReadBothEvent: Hashable, Sendable {
    case both(ReadBoth)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "both": self = try .both(decoder.decode(ReadBoth.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension SchemaEndpoint {
  /// An event of `GET /named`.
  public nonisolated enum ReadNamedEvent: Hashable, Sendable {
    case removed(Int)
    case added(Story)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "removed": self = try .removed(decoder.decode(Int.self))
      case "added": self = try .added(decoder.decode(Story.self))
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
    case "Feed.readKinds": return .events("event: added\ndata: {\"title\": \"Title\"}\n\nevent: removed\ndata: 1\n\ndata: [DONE]\n\n")
    case "Feed.readOnly": return .events("data: {\"title\": \"Title\"}\n\ndata: [DONE]\n\n")
    case "Feed.readTexts": return .events("event: Event\ndata: Data\n\ndata: [DONE]\n\n")
    case "Feed.readWhole": return .events("event: Event\ndata: Data\n\ndata: [DONE]\n\n")
    case "Feed.readImplied": return .events("event: Added\ndata: {\"title\": \"Title\"}\n\nevent: removed\ndata: 1\n\ndata: [DONE]\n\n")
    case "Data.readPayloads": return .events("data: {\"title\": \"Title\"}\n\ndata: [DONE]\n\n")
    case "Data.readBoth": return .events("event: both\ndata: {\"title\": \"Title\", \"gone\": true}\n\ndata: [DONE]\n\n")
    case "Data.readStrings": return .events("data: \"Sample\"\n\ndata: [DONE]\n\n")
    case "Data.readMixed": return .events("data: Data\n\ndata: [DONE]\n\n")
    case "Data.readEncoded": return .events("data: U2FtcGxl\n\ndata: [DONE]\n\n")
    case "Schema.readList": return .events("data: {\"title\": \"Rain\"}\n\ndata: [DONE]\n\n")
    case "Schema.readNamed": return .events("event: removed\ndata: 1\n\nevent: added\ndata: {\"title\": \"Title\"}\n\ndata: [DONE]\n\n")
    case "Schema.readPlain": return .events("data: {\"title\": \"Title\"}\n\ndata: [DONE]\n\n")
    case "Schema.readQuoted": return .events("data: \"Sample\"\n\ndata: [DONE]\n\n")
    default: return nil
    }
  }
}

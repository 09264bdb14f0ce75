// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/b`.
  public var b: BClient { BClient(client) }

  /// Requests to `/c`.
  public var c: CClient { CClient(client) }

  /// Requests to `/d`.
  public var d: DClient { DClient(client) }

  /// Requests to `/e`.
  public var e: EClient { EClient(client) }

  /// Requests to `/f`.
  public var f: FClient { FClient(client) }

  /// Requests to `/g`.
  public var g: GClient { GClient(client) }

  /// Requests to `/h`.
  public var h: HClient { HClient(client) }

  /// Requests to `/i`.
  public var i: IClient { IClient(client) }

  /// Requests to `/j`.
  public var j: JClient { JClient(client) }

  /// Requests to `/k`.
  public var k: KClient { KClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/b`.
public nonisolated struct BClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /b`
  public func innerDefault(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<BEndpoint.InnerDefaultEvent, any Error> {
    client.events(
      BEndpoint.innerDefault, end: "[DONE]", mustEnd: false, options: options,
      reading: { try BEndpoint.InnerDefaultEvent($0, $1) })
  }
}

/// Requests to `/c`.
public nonisolated struct CClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /c`
  public func bothDefault(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<CEndpoint.BothDefaultEvent, any Error> {
    client.events(
      CEndpoint.bothDefault, end: "[DONE]", mustEnd: false, options: options,
      reading: { try CEndpoint.BothDefaultEvent($0, $1) })
  }
}

/// Requests to `/d`.
public nonisolated struct DClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /d`
  public func innerMapping(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<DEndpoint.InnerMappingEvent, any Error> {
    client.events(
      DEndpoint.innerMapping, end: "[DONE]", mustEnd: false, options: options,
      reading: { try DEndpoint.InnerMappingEvent($0, $1) })
  }
}

/// Requests to `/e`.
public nonisolated struct EClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /e`
  public func severalDefaults(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<EEndpoint.SeveralDefaultsEvent, any Error> {
    client.events(
      EEndpoint.severalDefaults, end: "[DONE]", mustEnd: false, options: options,
      reading: { try EEndpoint.SeveralDefaultsEvent($0, $1) })
  }
}

/// Requests to `/f`.
public nonisolated struct FClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /f`
  public func openDefault(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FEndpoint.OpenDefaultEvent, any Error> {
    client.events(
      FEndpoint.openDefault, end: "[DONE]", mustEnd: false, options: options,
      reading: { try FEndpoint.OpenDefaultEvent($0, $1) })
  }
}

/// Requests to `/g`.
public nonisolated struct GClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /g`
  public func unnamedDefault(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<GEndpoint.UnnamedDefaultEvent, any Error> {
    client.events(
      GEndpoint.unnamedDefault, end: "[DONE]", mustEnd: false, options: options,
      reading: { try GEndpoint.UnnamedDefaultEvent($0, $1) })
  }
}

/// Requests to `/h`.
public nonisolated struct HClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /h`
  public func extendedKinds(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<HEndpoint.ExtendedKindsEvent, any Error> {
    client.events(
      HEndpoint.extendedKinds, end: "[DONE]", mustEnd: false, options: options,
      reading: { try HEndpoint.ExtendedKindsEvent($0, $1) })
  }
}

/// Requests to `/i`.
public nonisolated struct IClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /i`
  public func oneKind(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<IEndpoint.OneKindEvent, any Error> {
    client.events(
      IEndpoint.oneKind, end: "[DONE]", mustEnd: false, options: options,
      reading: { try IEndpoint.OneKindEvent($0, $1) })
  }
}

/// Requests to `/j`.
public nonisolated struct JClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /j`
  public func anyName(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<JEndpoint.AnyNameEvent, any Error> {
    client.events(
      JEndpoint.anyName, end: "[DONE]", mustEnd: false, options: options,
      reading: { try JEndpoint.AnyNameEvent($0, $1) })
  }
}

/// Requests to `/k`.
public nonisolated struct KClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /k`
  public func anyNameFirst(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<KEndpoint.AnyNameFirstEvent, any Error> {
    client.events(
      KEndpoint.anyNameFirst, end: "[DONE]", mustEnd: false, options: options,
      reading: { try KEndpoint.AnyNameFirstEvent($0, $1) })
  }
}

extension BEndpoint {
  /// An event of `GET /b`.
  public nonisolated enum InnerDefaultEvent: Hashable, Sendable {
    case one(Pet)
    case two(Dog)
    case data3(Cow)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "one": self = try .one(decoder.decode(Pet.self))
      case "two": self = try .two(decoder.decode(Dog.self))
      case "Data3": self = try .data3(decoder.decode(Cow.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension CEndpoint {
  /// An event of `GET /c`.
  public nonisolated enum BothDefaultEvent: Hashable, Sendable {
    case one(Pet)
    case other(Pet)
    case two(Dog)
    case data3(Cow)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "one": self = try .one(decoder.decode(Pet.self))
      case "other": self = try .other(decoder.decode(Pet.self))
      case "two": self = try .two(decoder.decode(Dog.self))
      case "Data3": self = try .data3(decoder.decode(Cow.self))
      default: self = try .other(decoder.decode(Pet.self))
      }
    }
  }
}

extension DEndpoint {
  /// An event of `GET /d`.
  public nonisolated enum InnerMappingEvent: Hashable, Sendable {
    case one(Pet)
    case two(Dog)
    case three(Cow)
    case other(Cow)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "one": self = try .one(decoder.decode(Pet.self))
      case "two": self = try .two(decoder.decode(Dog.self))
      case "three": self = try .three(decoder.decode(Cow.self))
      case "other": self = try .other(decoder.decode(Cow.self))
      default: self = try .other(decoder.decode(Cow.self))
      }
    }
  }
}

extension EEndpoint {
  /// An event of `GET /e`.
  public nonisolated enum SeveralDefaultsEvent: Hashable, Sendable {
    case one(Pet)
    case data2(Dog)
    case data3(Cow)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "one": self = try .one(decoder.decode(Pet.self))
      case "Data2": self = try .data2(decoder.decode(Dog.self))
      case "Data3": self = try .data3(decoder.decode(Cow.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension FEndpoint {
  /// An event of `GET /f`.
  public nonisolated enum OpenDefaultEvent: Hashable, Sendable {
    case one(Pet)
    case other(Pet)
    case data3(Cow)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "one": self = try .one(decoder.decode(Pet.self))
      case "other": self = try .other(decoder.decode(Pet.self))
      case "Data3": self = try .data3(decoder.decode(Cow.self))
      default: self = try .data3(decoder.decode(Cow.self))
      }
    }
  }
}

extension GEndpoint {
  /// An event of `GET /g`.
  public nonisolated enum UnnamedDefaultEvent: Hashable, Sendable {
    case other(Pet)
    case other2(Dog)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "other": self = try .other(decoder.decode(Pet.self))
      case "other2": self = try .other2(decoder.decode(Dog.self))
      default: self = try .other2(decoder.decode(Dog.self))
      }
    }
  }
}

extension HEndpoint {
  /// An event of `GET /h`.
  public nonisolated enum ExtendedKindsEvent: Hashable, Sendable {
    case one(Pet)
    case two(Dog)
    case other(Dog)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "one": self = try .one(decoder.decode(Pet.self))
      case "two": self = try .two(decoder.decode(Dog.self))
      case "other": self = try .other(decoder.decode(Dog.self))
      default: self = try .other(decoder.decode(Dog.self))
      }
    }
  }
}

extension IEndpoint {
  /// An event of `GET /i`.
  public nonisolated enum OneKindEvent: Hashable, Sendable {
    case other(Pet)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "other": self = try .other(decoder.decode(Pet.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension JEndpoint {
  /// An event of `GET /j`.
  public nonisolated enum AnyNameEvent: Hashable, Sendable {
    case other(Pet)
    case other2(Dog)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "other": self = try .other(decoder.decode(Pet.self))
      case "other2": self = try .other2(decoder.decode(Dog.self))
      default: self = try .other2(decoder.decode(Dog.self))
      }
    }
  }
}

extension KEndpoint {
  /// An event of `GET /k`.
  public nonisolated enum AnyNameFirstEvent: Hashable, Sendable {
    case other(Dog)
    case other2(Pet)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "other2": self = try .other(decoder.decode(Dog.self))
      case "other": self = try .other2(decoder.decode(Pet.self))
      default: self = try .other(decoder.decode(Dog.self))
      }
    }
  }
}

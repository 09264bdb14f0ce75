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
    case two(Dog)
    case data3(Cow)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "one": self = try .one(decoder.decode(Pet.self))
      case "two": self = try .two(decoder.decode(Dog.self))
      case "Data3": self = try .data3(decoder.decode(Cow.self))
      default: self = try .one(decoder.decode(Pet.self))
      }
    }
  }
}

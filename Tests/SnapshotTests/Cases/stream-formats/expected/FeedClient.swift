// Made by sdkgen for Feed. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct FeedClient: Sendable {
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

  /// `GET /ticks`
  public func ticks(options: RequestOptions = .init()) -> AsyncThrowingStream<Date, any Error> {
    client.events(FeedEndpoint.ticks, format: .unixSeconds, options: options)
  }

  /// `GET /days`
  public func days(options: RequestOptions = .init()) -> AsyncThrowingStream<[Day], any Error> {
    client.lines(FeedEndpoint.days, format: .array(.day("yyyyMMdd")), options: options)
  }

  /// `POST /until`
  public func until(
    _ body: Tick, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Date, any Error> {
    client.events(
      FeedEndpoint.until(body), end: "[DONE]", options: options,
      reading: { try $1.decodeText(.pattern("yyyy-MM-dd HH:mm", zone: "UTC")) })
  }

  /// `POST /until`
  public func until(
    at: Date, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Date, any Error> {
    self.until(Tick(at: at), options: options)
  }

  /// `GET /named`
  public func named(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.NamedEvent, any Error> {
    client.events(
      FeedEndpoint.named, options: options, reading: { try FeedEndpoint.NamedEvent($0, $1) })
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension FeedEndpoint {
  /// An event of `GET /named`.
  public nonisolated enum NamedEvent: Hashable, Sendable {
    case tick(Tick)
    case at(Date)
    case stamp(Date)
    case text(String)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "tick": self = try .tick(decoder.decode(Tick.self))
      case "at": self = try .at(decoder.decodeText(.pattern("yyyy-MM-dd HH:mm", zone: "UTC")))
      case "stamp": self = try .stamp(decoder.decode(.unixMilliseconds))
      case "text": self = .text(event.data)
      default: self = .unrecognized(event)
      }
    }
  }
}

// Made by sdkgen for Feed. Do not edit.

import Foundation
import SDKRuntime

nonisolated struct FeedClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /prices/{symbol}`
  func prices(
    symbol: String, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Rate, any Error> {
    client.events(FeedEndpoint.prices(symbol: symbol), as: Rate.self, options: options)
  }

  /// `GET /ticks`
  func ticks(options: RequestOptions = .init()) -> AsyncThrowingStream<Date, any Error> {
    client.events(FeedEndpoint.ticks, format: .unixSeconds, options: options)
  }

  /// `POST /ask`
  func ask(_ body: Prompt, options: RequestOptions = .init()) async throws -> Words {
    var body = body
    body.stream = false
    return try await client.send(FeedEndpoint.ask(body), as: Words.self, options: options)
  }

  /// `POST /ask`
  func ask(text: String, options: RequestOptions = .init()) async throws -> Words {
    try await self.ask(Prompt(text: text), options: options)
  }

  /// `POST /ask`
  func askStream(
    _ body: Prompt, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Words, any Error> {
    var body = body
    body.stream = true
    return client.events(FeedEndpoint.ask(body), as: Words.self, end: "[DONE]", options: options)
  }

  /// `POST /ask`
  func askStream(
    text: String, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Words, any Error> {
    self.askStream(Prompt(text: text), options: options)
  }

  /// `GET /watch`
  func watch(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<FeedEndpoint.WatchEvent, any Error> {
    client.events(
      FeedEndpoint.watch, options: options, reading: { try FeedEndpoint.WatchEvent($0, $1) })
  }

  /// `GET /export`
  func export(options: RequestOptions = .init()) -> AsyncThrowingStream<Rate, any Error> {
    client.lines(FeedEndpoint.export, as: Rate.self, options: options)
  }

  /// `GET /days`
  func days(options: RequestOptions = .init()) -> AsyncThrowingStream<Day, any Error> {
    client.lines(FeedEndpoint.days, format: .day("yyyyMMdd"), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension FeedEndpoint {
  /// An event of `GET /watch`.
  nonisolated enum WatchEvent: Hashable, Sendable {
    case price(Rate)
    case day(Day)
    case note(String)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "price": self = try .price(decoder.decode(Rate.self))
      case "day": self = try .day(decoder.decodeText(.day("yyyyMMdd")))
      case "note": self = .note(event.data)
      default: self = .unrecognized(event)
      }
    }
  }
}

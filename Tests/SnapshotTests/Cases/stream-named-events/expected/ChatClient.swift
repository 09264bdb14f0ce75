// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated struct ChatClient: Sendable {
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

  /// Requests to `/ask`.
  public var talks: TalksClient { TalksClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/ask`.
public nonisolated struct TalksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /ask`
  public func ask(
    _ body: String, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<TalksEndpoint.AskEvent, any Error> {
    client.events(
      TalksEndpoint.ask(body), end: "[DONE]", options: options,
      reading: { try TalksEndpoint.AskEvent($0, $1) })
  }
}

extension TalksEndpoint {
  /// An event of `POST /ask`.
  public nonisolated enum AskEvent: Hashable, Sendable {
    case delta(Delta)
    case contentBlock([Int])
    case error(Problem)
    case ping(String)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "delta": self = try .delta(decoder.decode(Delta.self))
      case "content.block": self = try .contentBlock(decoder.decode([Int].self))
      case "error": self = try .error(decoder.decode(Problem.self))
      case "ping": self = .ping(event.data)
      default: self = .unrecognized(event)
      }
    }
  }
}

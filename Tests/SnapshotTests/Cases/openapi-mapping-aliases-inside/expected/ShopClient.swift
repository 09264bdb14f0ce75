// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://api.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/a`.
  public var a: AClient { AClient(client) }

  /// `GET /events`
  public func events(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ShopEndpoint.EventsEvent, any Error> {
    client.events(
      ShopEndpoint.events, end: "[DONE]", mustEnd: false, options: options,
      reading: { try ShopEndpoint.EventsEvent($0, $1) })
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/a`.
public nonisolated struct AClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /a`
  public func list(options: RequestOptions = .init()) async throws -> AEndpoint.ListResponse {
    try await client.send(AEndpoint.list, as: AEndpoint.ListResponse.self, options: options)
  }
}

extension ShopEndpoint {
  /// An event of `GET /events`.
  public nonisolated enum EventsEvent: Hashable, Sendable {
    case begin(Int)
    case end(String)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "begin": self = try .begin(decoder.decode(Int.self))
      case "end": self = .end(event.data)
      default: self = .unrecognized(event)
      }
    }
  }
}

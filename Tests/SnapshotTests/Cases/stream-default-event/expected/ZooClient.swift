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

  /// `GET /guests`
  public func watch(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.WatchEvent, any Error> {
    client.events(
      ZooEndpoint.watch, options: options, reading: { try ZooEndpoint.WatchEvent($0, $1) })
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ZooEndpoint {
  /// An event of `GET /guests`.
  public nonisolated enum WatchEvent: Hashable, Sendable {
    case arrived(Guest)
    case other(JSON)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "arrived": self = try .arrived(decoder.decode(Guest.self))
      case "other": self = try .other(decoder.decodeText(JSON.self))
      default: self = try .other(decoder.decodeText(JSON.self))
      }
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
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

  /// `GET /watch`
  public func watch(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ShopEndpoint.WatchEvent, any Error> {
    client.events(
      ShopEndpoint.watch, options: options, reading: { try ShopEndpoint.WatchEvent($0, $1) })
  }

  /// `GET /export`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func export(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ShopEndpoint.export, to: file, progress: progress, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ShopEndpoint {
  /// An event of `GET /watch`.
  public nonisolated enum WatchEvent: Hashable, Sendable {
    case delta(Delta)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "delta": self = try .delta(decoder.decode(Delta.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

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

  /// Requests to `/log`.
  public var log: LogClient { LogClient(client) }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/log`.
public nonisolated struct LogClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /log`
  public func read(options: RequestOptions = .init()) -> AsyncThrowingStream<Entry, any Error> {
    client.events(
      LogEndpoint.read, as: Entry.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `GET /log`
  public func readLines(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Entry, any Error> {
    client.lines(LogEndpoint.read, as: Entry.self, options: options)
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws -> [Entry] {
    try await client.send(PetsEndpoint.list, as: [Entry].self, options: options)
  }

  /// `GET /pets`
  public func listStream(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Entry, any Error> {
    client.lines(PetsEndpoint.list, as: Entry.self, options: options)
  }
}

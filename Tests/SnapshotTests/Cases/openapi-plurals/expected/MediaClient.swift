// Made by sdkgen for Media. Do not edit.

public import SDKRuntime

/// A client for the API at `https://media.example.com`.
public nonisolated struct MediaClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://media.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/children` and below.
  public var children: ChildrenClient { ChildrenClient(client) }

  /// Requests to `/streams` and below.
  public var streams: StreamsClient { StreamsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/children` and below.
public nonisolated struct ChildrenClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /children/{child}/hls`
  public func getHLS(child: String, options: RequestOptions = .init()) async throws -> Media {
    try await client.send(ChildrenEndpoint.getHLS(child: child), as: Media.self, options: options)
  }
}

/// Requests to `/streams` and below.
public nonisolated struct StreamsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /streams/{id}/indices`
  public func createIndex(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(StreamsEndpoint.createIndex(id: id), options: options)
  }
}

// Made by sdkgen for Movies. Do not edit.

public import SDKRuntime

#if canImport(Combine) || canImport(OpenCombine)
  public import SDKCombine
#endif

/// A client for the API at `https://movies.example.com`.
public nonisolated struct MoviesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://movies.example.com",
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/actors`.
  public var actors: ActorsClient { ActorsClient(client) }

  /// Requests to `/lines`.
  public var lines: LinesClient { LinesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension MoviesClient {
  /// Requests to `/actors`.
  public nonisolated struct ActorsClient: Sendable {
    /// The client that sends all requests.
    public let client: APIClient

    public init(_ client: APIClient) { self.client = client }

    /// `GET /actors`
    public func list(options: RequestOptions = .init()) async throws -> [MoviesActor] {
      try await client.send(ActorsEndpoint.list, as: [MoviesActor].self, options: options)
    }
  }

  /// Requests to `/lines`.
  public nonisolated struct LinesClient: Sendable {
    /// The client that sends all requests.
    public let client: APIClient

    public init(_ client: APIClient) { self.client = client }

    /// `GET /lines`
    public func list(
      options: RequestOptions = .init()
    ) -> AsyncThrowingStream<MoviesAsyncThrowingStream, any Error> {
      client.lines(LinesEndpoint.list, as: MoviesAsyncThrowingStream.self, options: options)
    }
  }
}

#if canImport(Combine) || canImport(OpenCombine)
  extension MoviesClient.ActorsClient {
    /// `GET /actors`
    public func listPublisher(
      options: RequestOptions = .init()
    ) -> CallPublisher<[MoviesClient.MoviesActor]> {
      CallPublisher { try await self.list(options: options) }
    }
  }
#endif

#if canImport(Combine) || canImport(OpenCombine)
  extension MoviesClient.LinesClient {
    /// `GET /lines`
    public func listPublisher(
      options: RequestOptions = .init()
    ) -> CallPublisher<MoviesClient.MoviesAsyncThrowingStream> {
      CallPublisher(stream: { self.list(options: options) })
    }
  }
#endif

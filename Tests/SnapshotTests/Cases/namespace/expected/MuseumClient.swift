// Made by sdkgen for Museum. Do not edit.

public import SDKRuntime

public nonisolated struct MuseumClient: Sendable {
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

  /// Requests to `/tasks`.
  public var tasks: TasksClient { TasksClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension MuseumClient {
  /// Requests to `/tasks`.
  public nonisolated struct TasksClient: Sendable {
    /// The client that sends all requests.
    public let client: APIClient

    public init(_ client: APIClient) { self.client = client }

    /// `GET /tasks`
    public func list(options: RequestOptions = .init()) async throws -> [Task] {
      try await client.send(TasksEndpoint.list, as: [Task].self, options: options)
    }
  }
}

// Made by sdkgen for Queue. Do not edit.

public import SDKRuntime

/// A client for the API at `https://queue.example`.
public nonisolated struct QueueClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://queue.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /jobs/next`
  public func next(options: RequestOptions = .init()) async throws -> Job? {
    try await client.send(QueueEndpoint.next, as: Job?.self, options: options)
  }

  /// `GET /jobs`
  public func list(page: Int? = nil, options: RequestOptions = .init()) async throws -> [Job]? {
    try await client.send(QueueEndpoint.list(page: page), as: [Job]?.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[Job]?, Job> {
    client.pages(
      as: [Job]?.self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      QueueEndpoint.list(page: page)
    }
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

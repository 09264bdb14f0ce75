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

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

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

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(
    after: String? = nil, options: RequestOptions = .init()
  ) async throws -> PetsEndpoint.ListResponse {
    try await client.send(
      PetsEndpoint.list(after: after), as: PetsEndpoint.ListResponse.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    after: String? = nil, options: RequestOptions = .init()
  ) -> Pages<PetsEndpoint.ListResponse, PetsEndpoint.ListResponse.ResponseData> {
    client.pages(
      as: PetsEndpoint.ListResponse.self, items: \.data,
      by: .cursor("after", from: after, next: .last(of: ["data"], ["id"])), more: ["has_more"],
      options: options
    ) { after in
      PetsEndpoint.list(after: after)
    }
  }
}

/// Requests to `/tasks`.
public nonisolated struct TasksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /tasks`
  public func list(
    offset: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> TasksEndpoint.ListResponse {
    try await client.send(
      TasksEndpoint.list(offset: offset, limit: limit), as: TasksEndpoint.ListResponse.self,
      options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  public func listPages(
    offset: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<TasksEndpoint.ListResponse, String> {
    client.pages(
      as: TasksEndpoint.ListResponse.self, items: \.data,
      by: .cursor("offset", from: offset, next: .path(["next_page", "offset"])), options: options
    ) { offset in
      TasksEndpoint.list(offset: offset, limit: limit)
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for Zoo.
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

  /// The operations of pets.
  public var pets: PetsClient { PetsClient(client) }

  /// The operations of tasks.
  public var tasks: TasksClient { TasksClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// The operations of pets.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func listPets(
    after: String? = nil, options: RequestOptions = .init()
  ) async throws -> ListPetsResponse {
    try await client.send(
      PetsEndpoint.listPets(after: after), as: ListPetsResponse.self, options: options)
  }

  /// Returns the pages of `listPets`; `.items` is the sequence of their items.
  public func listPetsPages(
    after: String? = nil, options: RequestOptions = .init()
  ) -> Pages<ListPetsResponse, ListPetsResponseData> {
    client.pages(
      as: ListPetsResponse.self, items: \.data,
      by: .cursor("after", from: after, next: .last(of: ["data"], ["id"])), more: ["has_more"],
      options: options
    ) { after in
      PetsEndpoint.listPets(after: after)
    }
  }
}

/// The operations of tasks.
public nonisolated struct TasksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func listTasks(
    offset: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> ListTasksResponse {
    try await client.send(
      TasksEndpoint.listTasks(offset: offset, limit: limit), as: ListTasksResponse.self,
      options: options)
  }

  /// Returns the pages of `listTasks`; `.items` is the sequence of their items.
  public func listTasksPages(
    offset: String? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<ListTasksResponse, String> {
    client.pages(
      as: ListTasksResponse.self, items: \.data,
      by: .cursor("offset", from: offset, next: .path(["next_page", "offset"])), options: options
    ) { offset in
      TasksEndpoint.listTasks(offset: offset, limit: limit)
    }
  }
}

// Made by sdkgen for Desk. Do not edit.

public import SDKRuntime

/// A client for the API at `https://desk.example`.
public nonisolated struct DeskClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://desk.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /jobs`
  public func createJob(_ body: Job, options: RequestOptions = .init()) async throws {
    try await client.send(DeskEndpoint.createJob(body), options: options)
  }

  /// `POST /jobs`
  public func createJob(
    item: Job.Item, review: Job.Review?, rate: Int? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.createJob(Job(item: item, review: review, rate: rate), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

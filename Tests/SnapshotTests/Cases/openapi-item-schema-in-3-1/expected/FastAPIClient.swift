// Made by sdkgen for FastAPI. Do not edit.

public import SDKRuntime

public nonisolated struct FastAPIClient: Sendable {
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

  /// Sse Items
  public func sseItems(options: RequestOptions = .init()) -> AsyncThrowingStream<Item, any Error> {
    client.events(
      FastAPIEndpoint.sseItems, as: Item.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// Lines
  public func lines(options: RequestOptions = .init()) -> AsyncThrowingStream<Item, any Error> {
    client.lines(FastAPIEndpoint.lines, as: Item.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

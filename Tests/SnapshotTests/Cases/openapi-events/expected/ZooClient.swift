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

  /// The operations of ask.
  public var ask: AskClient { AskClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// The operations of ask.
public nonisolated struct AskClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func ask(_ body: AskBody, options: RequestOptions = .init()) async throws -> AskResponse {
    try await client.send(AskEndpoint.ask(body), as: AskResponse.self, options: options)
  }

  public func ask(
    stream: Bool? = nil, options: RequestOptions = .init()
  ) async throws -> AskResponse {
    try await self.ask(AskBody(stream: stream), options: options)
  }

  public func askStream(
    _ body: AskBody, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<AskEvent, any Error> {
    var body = body
    body.stream = true
    return client.events(
      AskEndpoint.ask(body), as: AskEvent.self, end: "[DONE]", mustEnd: false,
      options: options)
  }

  public func askStream(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<AskEvent, any Error> {
    self.askStream(AskBody(), options: options)
  }
}

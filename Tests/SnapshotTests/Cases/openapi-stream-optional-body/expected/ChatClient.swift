// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

/// A client for the API at `https://chat.example`.
public nonisolated struct ChatClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://chat.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /ask`
  ///
  /// - Returns: In one piece, or as it comes
  public func ask(
    _ body: Question? = nil, options: RequestOptions = .init()
  ) async throws -> Reply {
    var body = body
    body?.stream = false
    return try await client.send(ChatEndpoint.ask(body), as: Reply.self, options: options)
  }

  /// `POST /ask`
  ///
  /// - Returns: In one piece, or as it comes
  @_disfavoredOverload
  public func ask(text: String? = nil, options: RequestOptions = .init()) async throws -> Reply {
    try await self.ask(Question(text: text), options: options)
  }

  /// `POST /ask`
  ///
  /// - Returns: In one piece, or as it comes
  public func askStream(
    _ body: Question? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Reply, any Error> {
    var body = body ?? .init()
    body.stream = true
    return client.events(
      ChatEndpoint.ask(body), as: Reply.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `POST /ask`
  ///
  /// - Returns: In one piece, or as it comes
  @_disfavoredOverload
  public func askStream(
    text: String? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Reply, any Error> {
    self.askStream(Question(text: text), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated struct ChatClient: Sendable {
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

  /// What happens.
  public func watch(
    since: Int? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Delta, any Error> {
    client.events(
      ChatEndpoint.watch(since: since), as: Delta.self, end: "over", mustEnd: false,
      options: options)
  }

  /// `POST /ask`
  public func ask(_ body: Prompt, options: RequestOptions = .init()) async throws -> Reply {
    var body = body
    body.stream = false
    return try await client.send(ChatEndpoint.ask(body), as: Reply.self, options: options)
  }

  /// `POST /ask`
  public func ask(text: String, options: RequestOptions = .init()) async throws -> Reply {
    try await self.ask(Prompt(text: text), options: options)
  }

  /// `POST /ask`
  public func askStream(
    _ body: Prompt, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Delta, any Error> {
    var body = body
    body.stream = true
    return client.events(ChatEndpoint.ask(body), as: Delta.self, end: "[DONE]", options: options)
  }

  /// `POST /ask`
  public func askStream(
    text: String, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Delta, any Error> {
    self.askStream(Prompt(text: text), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

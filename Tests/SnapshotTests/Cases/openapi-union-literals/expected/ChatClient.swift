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

  /// `POST /chat`
  public func chat(_ body: Chat, options: RequestOptions = .init()) async throws {
    try await client.send(ChatEndpoint.chat(body), options: options)
  }

  /// `POST /chat`
  public func chat(
    model: Chat.Model, messages: [Chat.Message], size: Chat.Size? = nil, stop: Chat.Stop? = nil,
    metadata: Chat.Metadata? = nil, temperature: Chat.Temperature? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.chat(
      Chat(
        model: model, messages: messages, size: size, stop: stop, metadata: metadata,
        temperature: temperature),
      options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

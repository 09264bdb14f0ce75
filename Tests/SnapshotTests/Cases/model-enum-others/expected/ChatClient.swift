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

  /// `POST /questions`
  public func ask(_ body: Question, options: RequestOptions = .init()) async throws -> String {
    try await client.send(ChatEndpoint.ask(body), as: String.self, options: options)
  }

  /// `POST /questions`
  public func ask(
    model: Model, text: String, size: ImageSize? = nil, options: RequestOptions = .init()
  ) async throws -> String {
    try await self.ask(Question(model: model, text: text, size: size), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

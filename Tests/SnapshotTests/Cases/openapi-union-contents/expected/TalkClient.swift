// Made by sdkgen for Talk. Do not edit.

public import SDKRuntime

/// A client for the API at `https://talk.example.com`.
public nonisolated struct TalkClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://talk.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /chat`
  public func chat(_ body: TalkEndpoint.ChatBody, options: RequestOptions = .init()) async throws {
    try await client.send(TalkEndpoint.chat(body), options: options)
  }

  /// `POST /chat`
  public func chat(content: [Part], options: RequestOptions = .init()) async throws {
    try await self.chat(TalkEndpoint.ChatBody(content: content), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

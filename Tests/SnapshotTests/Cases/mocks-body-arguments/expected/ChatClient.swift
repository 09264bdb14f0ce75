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

  /// `POST /completions`
  public func complete(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions = .init()
  ) async throws -> [String] {
    var body = body
    body.stream = false
    return try await client.send(ChatEndpoint.complete(body), as: [String].self, options: options)
  }

  /// `POST /completions`
  public func complete(
    prompt: String, tone: ChatEndpoint.CompleteBody.Tone? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await self.complete(
      ChatEndpoint.CompleteBody(prompt: prompt, tone: tone), options: options)
  }

  /// `POST /completions`
  public func completeStream(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<String, any Error> {
    var body = body
    body.stream = true
    return client.events(
      ChatEndpoint.complete(body), as: String.self, end: "[DONE]", mustEnd: false,
      options: options)
  }

  /// `POST /completions`
  public func completeStream(
    prompt: String, tone: ChatEndpoint.CompleteBody.Tone? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<String, any Error> {
    self.completeStream(ChatEndpoint.CompleteBody(prompt: prompt, tone: tone), options: options)
  }

  /// `POST /search`
  public func search(
    _ body: ChatEndpoint.SearchBody? = nil, page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(
      ChatEndpoint.search(body, page: page), as: [String].self, options: options)
  }

  /// `POST /search`
  @_disfavoredOverload
  public func search(
    page: Int? = nil, query: String? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await self.search(ChatEndpoint.SearchBody(query: query), page: page, options: options)
  }

  /// Returns the pages of `search`; `.items` is the sequence of their items.
  public func searchPages(
    _ body: ChatEndpoint.SearchBody? = nil, page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    client.pages(
      as: [String].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      ChatEndpoint.search(body, page: page)
    }
  }

  /// Returns the pages of `search`; `.items` is the sequence of their items.
  @_disfavoredOverload
  public func searchPages(
    page: Int? = nil, query: String? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    self.searchPages(ChatEndpoint.SearchBody(query: query), page: page, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

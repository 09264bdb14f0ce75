// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
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

  /// `POST /ask`
  ///
  /// - Returns: An answer, at once or in pieces.
  public func ask(
    _ body: ZooEndpoint.AskBody, options: RequestOptions = .init()
  ) async throws -> ZooEndpoint.AskResponse {
    var body = body
    body.stream = false
    return try await client.send(
      ZooEndpoint.ask(body), as: ZooEndpoint.AskResponse.self, options: options)
  }

  /// `POST /ask`
  ///
  /// - Returns: An answer, at once or in pieces.
  public func ask(options: RequestOptions = .init()) async throws -> ZooEndpoint.AskResponse {
    try await self.ask(ZooEndpoint.AskBody(), options: options)
  }

  /// `POST /ask`
  ///
  /// - Returns: An answer, at once or in pieces.
  public func askStream(
    _ body: ZooEndpoint.AskBody, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.AskEvent, any Error> {
    var body = body
    body.stream = true
    return client.events(
      ZooEndpoint.ask(body), as: ZooEndpoint.AskEvent.self, end: "[DONE]", mustEnd: false,
      options: options)
  }

  /// `POST /ask`
  ///
  /// - Returns: An answer, at once or in pieces.
  public func askStream(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.AskEvent, any Error> {
    self.askStream(ZooEndpoint.AskBody(), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Audio. Do not edit.

public import SDKRuntime

/// A client for the API at `https://audio.example`.
public nonisolated struct AudioClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://audio.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /speech`
  public func createSpeech(
    _ body: SpeechRequest, options: RequestOptions = .init()
  ) async throws -> Speech {
    var body = body
    body.stream = false
    return try await client.send(
      AudioEndpoint.createSpeech(body), as: Speech.self, options: options)
  }

  /// `POST /speech`
  public func createSpeech(
    input: String, options: RequestOptions = .init()
  ) async throws -> Speech {
    try await self.createSpeech(SpeechRequest(input: input), options: options)
  }

  /// `POST /speech`
  public func createSpeechStream(
    _ body: SpeechRequest, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<SpeechEvent, any Error> {
    var body = body
    body.stream = true
    return client.events(
      AudioEndpoint.createSpeech(body), as: SpeechEvent.self, end: "[DONE]", mustEnd: false,
      options: options)
  }

  /// `POST /speech`
  public func createSpeechStream(
    input: String, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<SpeechEvent, any Error> {
    self.createSpeechStream(SpeechRequest(input: input), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

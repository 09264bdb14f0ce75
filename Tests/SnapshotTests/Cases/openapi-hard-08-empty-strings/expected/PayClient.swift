// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

/// A client for the API at `https://pay.example`.
public nonisolated struct PayClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://pay.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /v1/accounts`
  public func createAccount(
    _ body: PayEndpoint.CreateAccountBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(PayEndpoint.createAccount(body), options: options)
  }

  /// `POST /v1/accounts`
  @_disfavoredOverload
  public func createAccount(
    supportURL: String? = nil, metadata: PayEndpoint.CreateAccountBody.Metadata? = nil,
    tags: PayEndpoint.CreateAccountBody.Tags? = nil,
    hours: PayEndpoint.CreateAccountBody.Hours? = nil,
    interval: PayEndpoint.CreateAccountBody.Interval? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.createAccount(
      PayEndpoint.CreateAccountBody(
        supportURL: supportURL, metadata: metadata, tags: tags, hours: hours, interval: interval),
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

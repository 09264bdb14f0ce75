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
    _ body: PayEndpoint.CreateAccountBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(PayEndpoint.createAccount(body), options: options)
  }

  /// `POST /v1/accounts`
  public func createAccount(
    country: String, live: Bool? = nil, profile: PayEndpoint.CreateAccountBody.Profile? = nil,
    lines: [PayEndpoint.CreateAccountBody.Line]? = nil, metadata: [String: String]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.createAccount(
      PayEndpoint.CreateAccountBody(
        country: country, live: live, profile: profile, lines: lines, metadata: metadata),
      options: options)
  }

  /// `GET /v1/accounts`
  public func getAccounts(options: RequestOptions = .init()) async throws {
    try await client.send(PayEndpoint.getAccounts, options: options)
  }

  /// `DELETE /v1/accounts`
  public func deleteAccounts(
    _ body: PayEndpoint.DeleteAccountsBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(PayEndpoint.deleteAccounts(body), options: options)
  }

  /// `DELETE /v1/accounts`
  @_disfavoredOverload
  public func deleteAccounts(
    prorate: Bool? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.deleteAccounts(
      PayEndpoint.DeleteAccountsBody(prorate: prorate), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

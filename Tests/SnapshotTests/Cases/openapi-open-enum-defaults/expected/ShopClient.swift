// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://api.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://api.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /a`
  public func listA(
    mode: Version = .version2025_01, size: ShopEndpoint.ListASize = 30,
    shopVersion: ShopEndpoint.ListAShopVersion? = .version2025_01,
    apiVersion: Version? = .version2025_01, newVersion: ShopEndpoint.ListANewVersion? = "2026-01",
    dayVersion: String? = "latest", uidVersion: String? = "123e4567-e89b-12d3-a456-426614174000",
    onlyVersion: String? = "7", nullVersion: Version? = .version2025_01,
    xMode: Version = .version2025_01, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ShopEndpoint.listA(
        mode: mode, size: size, shopVersion: shopVersion, apiVersion: apiVersion,
        newVersion: newVersion, dayVersion: dayVersion, uidVersion: uidVersion,
        onlyVersion: onlyVersion, nullVersion: nullVersion, xMode: xMode),
      options: options)
  }

  /// `POST /a`
  public func addA(_ body: ShopEndpoint.AddABody, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.addA(body), options: options)
  }

  /// `POST /a`
  public func addA(
    v: Version = .version2025_01, w: ShopEndpoint.AddABody.W = "c",
    options: RequestOptions = .init()
  ) async throws {
    try await self.addA(ShopEndpoint.AddABody(v: v, w: w), options: options)
  }

  /// `PUT /a`
  public func replaceA(
    f: UploadFile, v: Version = .version2025_01, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.replaceA(f: f, v: v), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

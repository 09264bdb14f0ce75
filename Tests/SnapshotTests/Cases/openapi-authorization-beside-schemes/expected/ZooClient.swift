// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", token: AnyCredential? = nil, key: AnyCredential? = nil,
    own: AnyCredential? = nil, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [
      SecurityScheme("token", .bearer, token),
      SecurityScheme("key", .apiKey("X-Key", in: .header), key),
      SecurityScheme("own", .apiKey("authorization", in: .header), own),
    ]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /me`
  public func getMe(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getMe, options: options)
  }

  /// `GET /open`
  ///
  /// - Parameter authorization: A pass for one call.
  public func getOpen(
    authorization: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.getOpen(authorization: authorization), options: options)
  }

  /// `GET /none`
  ///
  /// - Parameter authorization: A pass for one call.
  public func getNone(
    authorization: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.getNone(authorization: authorization), options: options)
  }

  /// `GET /key`
  ///
  /// - Parameter authorization: A pass for one call.
  public func getByKey(
    authorization: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.getByKey(authorization: authorization), options: options)
  }

  /// `GET /maybe`
  public func getMaybe(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getMaybe, options: options)
  }

  /// `GET /own`
  public func getOwn(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getOwn, options: options)
  }

  /// `GET /digest`
  public func getDigest(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getDigest, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

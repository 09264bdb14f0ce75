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

  /// `GET /signs/{+x}`
  public func getSign(x: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getSign(x: x), options: options)
  }

  /// `GET /types/{x: Int}`
  public func getType(xInt: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getType(xInt: xInt), options: options)
  }

  /// `GET /both/{+x}/{.x}/{x}`
  public func getBoth(
    plusX: String, dotX: String, x: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.getBoth(plusX: plusX, dotX: dotX, x: x), options: options)
  }

  /// `GET /blanks/{id }/{a,b}`
  public func getBlank(id: String, aB: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.getBlank(id: id, aB: aB), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

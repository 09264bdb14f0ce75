// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
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

  /// `PUT /pets`
  @discardableResult
  public func put(_ body: ShopPet, options: RequestOptions = .init()) async throws -> ShopPet {
    try await client.send(ShopEndpoint.put(body), as: ShopPet.self, options: options)
  }

  /// `PUT /pets`
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - tags: Deprecated: use labels
  ///   - ratio: Deprecated.
  @discardableResult
  public func put(
    id: Int, title: String, limit: Int = 10, tags: [String] = ["new"], ratio: Double? = 0.5,
    options: RequestOptions = .init()
  ) async throws -> ShopPet {
    try await self.put(
      ShopPet(id: id, title: title, limit: limit, tags: tags, ratio: ratio), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

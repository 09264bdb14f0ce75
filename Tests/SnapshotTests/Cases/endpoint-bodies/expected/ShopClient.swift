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

  /// `POST /pets`
  public func add(_ body: Pet? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.add(body), options: options)
  }

  /// `POST /pets`
  public func add(id: Int, tags: [String]? = nil, options: RequestOptions = .init()) async throws {
    try await self.add(Pet(id: id, tags: tags), options: options)
  }

  /// `PATCH /pets`
  public func change(_ body: Pet, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.change(body), options: options)
  }

  /// `PATCH /pets`
  public func change(
    id: Int, tags: [String]? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.change(Pet(id: id, tags: tags), options: options)
  }

  /// `POST /form`
  public func fill(_ body: Pet, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.fill(body), options: options)
  }

  /// `POST /form`
  public func fill(
    id: Int, tags: [String]? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.fill(Pet(id: id, tags: tags), options: options)
  }

  /// `POST /note`
  public func note(_ body: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.note(body), options: options)
  }

  /// `POST /markup`
  public func markUp(_ body: String? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.markUp(body), options: options)
  }

  /// `POST /data`
  public func send(_ body: HTTPBody? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.send(body), options: options)
  }

  /// `POST /parts`
  public func label(name: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.label(name: name), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

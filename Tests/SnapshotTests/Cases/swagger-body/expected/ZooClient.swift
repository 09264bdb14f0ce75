// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example.com`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/animals`.
  public var animals: AnimalsClient { AnimalsClient(client) }

  /// Requests to `/keepers`.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/animals`.
public nonisolated struct AnimalsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /animals`
  public func add(_ body: Animal, options: RequestOptions = .init()) async throws {
    try await client.send(AnimalsEndpoint.add(body), options: options)
  }

  /// `POST /animals`
  public func add(name: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.add(Animal(name: name), options: options)
  }

  /// The body: All animals.
  public func replace(
    _ body: [Animal]? = nil, dry: Bool? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(AnimalsEndpoint.replace(body, dry: dry), options: options)
  }
}

/// Requests to `/keepers`.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /keepers`
  public func add(_ body: KeeperBody, options: RequestOptions = .init()) async throws {
    try await client.send(KeepersEndpoint.add(body), options: options)
  }

  /// `POST /keepers`
  public func add(name: String, options: RequestOptions = .init()) async throws {
    try await self.add(KeeperBody(name: name), options: options)
  }

  /// `PUT /keepers`
  public func replace(_ body: KeeperBody, options: RequestOptions = .init()) async throws {
    try await client.send(KeepersEndpoint.replace(body), options: options)
  }

  /// `PUT /keepers`
  public func replace(name: String, options: RequestOptions = .init()) async throws {
    try await self.replace(KeeperBody(name: name), options: options)
  }
}

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
  @discardableResult
  public func add(_ body: Animal, options: RequestOptions = .init()) async throws -> Animal {
    try await client.send(AnimalsEndpoint.add(body), as: Animal.self, options: options)
  }

  /// `POST /animals`
  @discardableResult
  public func add(
    kind: String, keeper: Keeper? = nil, options: RequestOptions = .init()
  ) async throws -> Animal {
    try await self.add(Animal(kind: kind, keeper: keeper), options: options)
  }
}

/// Requests to `/keepers`.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /keepers`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404.
  public func list(
    kinds: [KindsParameter]? = nil, options: RequestOptions = .init()
  ) async throws -> [Keeper] {
    try await client.send(KeepersEndpoint.list(kinds: kinds), as: [Keeper].self, options: options)
  }
}

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

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/levels`.
  public var levels: LevelsClient { LevelsClient(client) }

  /// Requests to `/forms`.
  public var forms: FormsClient { FormsClient(client) }

  /// Requests to `/cages`.
  public var cages: CagesClient { CagesClient(client) }

  /// Requests to `/foods`.
  public var foods: FoodsClient { FoodsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /pets`
  @discardableResult
  public func add(_ body: Pet? = nil, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(PetsEndpoint.add(body), as: Pet.self, options: options)
  }
}

/// Requests to `/levels`.
public nonisolated struct LevelsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /levels`
  @discardableResult
  public func add(_ body: Level? = nil, options: RequestOptions = .init()) async throws -> Level {
    try await client.send(LevelsEndpoint.add(body), as: Level.self, options: options)
  }
}

/// Requests to `/forms`.
public nonisolated struct FormsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /forms`
  @discardableResult
  public func add(
    _ body: ZooForm? = nil, options: RequestOptions = .init()
  ) async throws -> ZooForm {
    try await client.send(FormsEndpoint.add(body), as: ZooForm.self, options: options)
  }
}

/// Requests to `/cages`.
public nonisolated struct CagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /cages`
  @discardableResult
  public func add(_ body: Cage? = nil, options: RequestOptions = .init()) async throws -> Cage {
    try await client.send(CagesEndpoint.add(body), as: Cage.self, options: options)
  }
}

/// Requests to `/foods`.
public nonisolated struct FoodsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /foods`
  @discardableResult
  public func add(_ body: Food? = nil, options: RequestOptions = .init()) async throws -> Food {
    try await client.send(FoodsEndpoint.add(body), as: Food.self, options: options)
  }
}

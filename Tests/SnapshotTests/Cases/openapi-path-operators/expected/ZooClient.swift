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

  public var zoo: ZooZooClient { ZooZooClient(client) }

  /// Requests to `/gates`.
  public var gates: GatesClient { GatesClient(client) }

  public var birds: BirdsClient { BirdsClient(client) }

  public var fishes: FishesClient { FishesClient(client) }

  /// Requests to `/odd` and below.
  public var odd: OddClient { OddClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct ZooZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets/{id}{#part}`
  public func getPart(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooZooEndpoint.getPart(id: id), options: options)
  }

  /// `GET /cages/{id}{#part}`
  public func getCage(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooZooEndpoint.getCage(id: id), options: options)
  }

  /// `GET /files/{+path}`
  public func getFile(path: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooZooEndpoint.getFile(path: path), options: options)
  }

  /// `POST /v1/{name=zoos/*/cages/*}:clean`
  public func cleanCage(name: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooZooEndpoint.cleanCage(name: name), options: options)
  }

  /// `GET /reports/{id}{.format}`
  public func getReport(
    id: String, format: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooZooEndpoint.getReport(id: id, format: format), options: options)
  }

  /// `GET /maps{;zoom}`
  public func getMap(zoom: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooZooEndpoint.getMap(zoom: zoom), options: options)
  }
}

/// Requests to `/gates`.
public nonisolated struct GatesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /gates#{part}`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(GatesEndpoint.list, options: options)
  }
}

public nonisolated struct BirdsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /birds{;kind}`
  public func getBirdsKindEqual(kind: String, options: RequestOptions = .init()) async throws {
    try await client.send(BirdsEndpoint.getBirdsKindEqual(kind: kind), options: options)
  }
}

public nonisolated struct FishesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /fishes{.kind}`
  public func get(kind: String, options: RequestOptions = .init()) async throws {
    try await client.send(FishesEndpoint.get(kind: kind), options: options)
  }
}

/// Requests to `/odd` and below.
public nonisolated struct OddClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /odd/{=x}`
  public func get(equalsX: String, options: RequestOptions = .init()) async throws {
    try await client.send(OddEndpoint.get(equalsX: equalsX), options: options)
  }
}

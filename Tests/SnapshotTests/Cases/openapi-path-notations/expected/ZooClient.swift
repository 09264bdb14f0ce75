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

  /// Requests to `/pets` and below.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/keepers` and below.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Requests to `/tickets` and below.
  public var tickets: TicketsClient { TicketsClient(client) }

  /// Requests to `/maps` and below.
  public var maps: MapsClient { MapsClient(client) }

  public var files: FilesClient { FilesClient(client) }

  /// Requests to `/walks` and below.
  public var walks: WalksClient { WalksClient(client) }

  /// Requests to `/days` and below.
  public var days: DaysClient { DaysClient(client) }

  /// Requests to `/visits/%3Cvisit%3E`.
  public var visits: VisitsClient { VisitsClient(client) }

  /// Requests to `/shops/*`.
  public var shops: ShopsClient { ShopsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets` and below.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets/:id`
  public func get(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.get(id: id), options: options)
  }

  /// `GET /pets/:id(\d+)/toys`
  public func listToys(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.listToys(id: id), options: options)
  }

  /// `POST /pets/{id}:feed`
  public func feed(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.feed(id: id), options: options)
  }
}

/// Requests to `/keepers` and below.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /keepers/<int:id>.json`
  public func get(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(KeepersEndpoint.get(id: id), options: options)
  }
}

/// Requests to `/tickets` and below.
public nonisolated struct TicketsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /tickets/[id]`
  public func get(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(TicketsEndpoint.get(id: id), options: options)
  }
}

/// Requests to `/maps` and below.
public nonisolated struct MapsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /maps/*file`
  public func get(file: String, options: RequestOptions = .init()) async throws {
    try await client.send(MapsEndpoint.get(file: file), options: options)
  }
}

public nonisolated struct FilesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /files/{file:[a-z]{2}.*}`
  public func get(file: String, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.get(file: file), options: options)
  }

  /// `GET /raw/{file*}`
  public func getRaw(file: String, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.getRaw(file: file), options: options)
  }

  /// `GET /signs/{+file}`
  public func getSign(file: String, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.getSign(file: file), options: options)
  }
}

/// Requests to `/walks` and below.
public nonisolated struct WalksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /walks/{id?}`
  public func get(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(WalksEndpoint.get(id: id), options: options)
  }
}

/// Requests to `/days` and below.
public nonisolated struct DaysClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /days/{ ID }`
  public func get(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(DaysEndpoint.get(id: id), options: options)
  }
}

/// Requests to `/visits/%3Cvisit%3E`.
public nonisolated struct VisitsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /visits/<visit>`
  public func get(options: RequestOptions = .init()) async throws {
    try await client.send(VisitsEndpoint.get, options: options)
  }
}

/// Requests to `/shops/*`.
public nonisolated struct ShopsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /shops/*`
  public func get(options: RequestOptions = .init()) async throws {
    try await client.send(ShopsEndpoint.get, options: options)
  }
}

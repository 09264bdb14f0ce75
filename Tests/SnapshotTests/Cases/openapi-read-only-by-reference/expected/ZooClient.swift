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

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/orders`.
  public var orders: OrdersClient { OrdersClient(client) }

  /// Requests to `/photos`.
  public var photos: PhotosClient { PhotosClient(client) }

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

  /// `PUT /pets`
  @discardableResult
  public func save(_ body: Pet.Input, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(PetsEndpoint.save(body), as: Pet.self, options: options)
  }

  /// `PUT /pets`
  @discardableResult
  public func save(
    name: String, password: Secret? = nil, options: RequestOptions = .init()
  ) async throws -> Pet {
    try await self.save(Pet.Input(name: name, password: password), options: options)
  }
}

/// Requests to `/orders`.
public nonisolated struct OrdersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /orders`
  public func add(_ body: Order.Input, options: RequestOptions = .init()) async throws {
    try await client.send(OrdersEndpoint.add(body), options: options)
  }

  /// `POST /orders`
  public func add(note: String, options: RequestOptions = .init()) async throws {
    try await self.add(Order.Input(note: note), options: options)
  }
}

/// Requests to `/photos`.
public nonisolated struct PhotosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /photos`
  public func add(photo: UploadFile, options: RequestOptions = .init()) async throws {
    try await client.send(PhotosEndpoint.add(photo: photo), options: options)
  }
}

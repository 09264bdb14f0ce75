// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for Zoo.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .zoo(), transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.servers = [Servers.zooUpload().server]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// The operations of pets.
  public var pets: PetsClient { PetsClient(client) }

  /// The operations of photos.
  public var photos: PhotosClient { PhotosClient(client) }

  /// The operations of keepers.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }

  /// The servers of the API.
  public nonisolated struct Servers: ServerChoice {
    public var server: Server

    public init(_ server: Server) { self.server = server }

    public static func zoo(host: String = "api") -> Self {
      Self(Server("https://\(host).zoo.example", name: "zoo"))
    }

    public static func zooUpload(host: String = "upload") -> Self {
      Self(Server("https://\(host).zoo.example", name: "zoo upload"))
    }
  }
}

/// The operations of pets.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.list, options: options)
  }
}

/// The operations of photos.
public nonisolated struct PhotosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func add(options: RequestOptions = .init()) async throws {
    try await client.send(PhotosEndpoint.add, options: options)
  }
}

/// The operations of keepers.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(KeepersEndpoint.list, options: options)
  }
}

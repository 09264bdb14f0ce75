// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .prod, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.servers = server.server.hosts(named: ["test data", "stage 2", "data eu 2"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/files`.
  public var files: FilesClient { FilesClient(client) }

  /// Requests to `/photos`.
  public var photos: PhotosClient { PhotosClient(client) }

  /// Requests to `/films`.
  public var films: FilmsClient { FilmsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }

  public nonisolated struct Servers: ServerChoice {
    public var server: Server

    public init(_ server: Server) { self.server = server }

    /// Production data.
    public static var prod: Self {
      Self(
        Server(
          "https://shop.example", name: "prod",
          hosts: [
            "test data": "https://files.example", "stage 2": "https://photos.example",
            "data eu 2": "https://films.example",
          ]))
    }

    /// Test data.
    public static var stage: Self {
      Self(
        Server(
          "https://stage.shop.example", name: "stage",
          hosts: [
            "test data": "https://stage.files.example", "stage 2": "https://stage.photos.example",
            "data eu 2": "https://stage.films.example",
          ]))
    }

    /// Data of the EU
    public static var dataEu: Self {
      Self(
        Server(
          "https://eu.shop.example", name: "data eu",
          hosts: [
            "test data": "https://eu.files.example", "stage 2": "https://stage.photos.example",
            "data eu 2": "https://eu.films.example",
          ]))
    }
  }
}

/// Requests to `/files`.
public nonisolated struct FilesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /files`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.list, options: options)
  }
}

/// Requests to `/photos`.
public nonisolated struct PhotosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /photos`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PhotosEndpoint.list, options: options)
  }
}

/// Requests to `/films`.
public nonisolated struct FilmsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /films`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(FilmsEndpoint.list, options: options)
  }
}

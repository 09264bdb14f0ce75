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

  /// Requests to `/photos`.
  public var photos: PhotosClient { PhotosClient(client) }

  /// Requests to `/albums`.
  public var albums: AlbumsClient { AlbumsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/photos`.
public nonisolated struct PhotosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /photos`
  public func add(photo: UploadFile? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(PhotosEndpoint.add(photo: photo), options: options)
  }
}

/// Requests to `/albums`.
public nonisolated struct AlbumsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /albums`
  public func add(
    _ body: AlbumsEndpoint.AddBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(AlbumsEndpoint.add(body), options: options)
  }

  /// `POST /albums`
  @_disfavoredOverload
  public func add(title: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.add(AlbumsEndpoint.AddBody(title: title), options: options)
  }
}

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

  /// Requests to `/animals` and below.
  public var animals: AnimalsClient { AnimalsClient(client) }

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

/// Requests to `/animals` and below.
public nonisolated struct AnimalsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /animals/{id}/photo`
  public func addPhoto(
    id: Int, photo: UploadFile, tags: [String]? = nil, places: [String]? = nil,
    note: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      AnimalsEndpoint.addPhoto(id: id, photo: photo, tags: tags, places: places, note: note),
      options: options)
  }
}

/// Requests to `/albums`.
public nonisolated struct AlbumsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /albums`
  public func add(_ body: AlbumsEndpoint.AddBody, options: RequestOptions = .init()) async throws {
    try await client.send(AlbumsEndpoint.add(body), options: options)
  }

  /// `POST /albums`
  public func add(title: String, options: RequestOptions = .init()) async throws {
    try await self.add(AlbumsEndpoint.AddBody(title: title), options: options)
  }
}

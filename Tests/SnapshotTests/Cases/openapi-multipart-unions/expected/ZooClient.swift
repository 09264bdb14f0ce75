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

  /// Requests to `/photos`.
  public var photos: PhotosClient { PhotosClient(client) }

  /// Requests to `/either`.
  public var either: EitherClient { EitherClient(client) }

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
  public func add(
    kind: String, file: UploadFile? = nil, size: String? = nil, tags: [String]? = nil,
    link: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      PhotosEndpoint.add(kind: kind, file: file, size: size, tags: tags, link: link),
      options: options)
  }
}

/// Requests to `/either`.
public nonisolated struct EitherClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /either`
  public func add(k: String, p: String? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(EitherEndpoint.add(k: k, p: p), options: options)
  }
}

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

  /// Requests to `/messages`.
  public var messages: MessagesClient { MessagesClient(client) }

  /// Requests to `/gallery`.
  public var gallery: GalleryClient { GalleryClient(client) }

  /// Requests to `/tags`.
  public var tags: TagsClient { TagsClient(client) }

  /// Requests to `/any`.
  public var any: AnyClient { AnyClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/messages`.
public nonisolated struct MessagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /messages`
  public func create(_ body: Message? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(MessagesEndpoint.create(body), options: options)
  }

  /// `POST /messages`
  @_disfavoredOverload
  public func create(text: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.create(Message(text: text), options: options)
  }

  /// `POST /messages`
  @_disfavoredOverload
  public func create(
    files0: UploadFile?, text: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      MessagesEndpoint.createMultipart(files0: files0, text: text), options: options)
  }
}

/// Requests to `/gallery`.
public nonisolated struct GalleryClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /gallery`
  public func addToGallery(
    _ body: Message? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(GalleryEndpoint.addToGallery(body), options: options)
  }

  /// `POST /gallery`
  @_disfavoredOverload
  public func addToGallery(text: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.addToGallery(Message(text: text), options: options)
  }

  /// `POST /gallery`
  @_disfavoredOverload
  public func addToGallery(file: [UploadFile], options: RequestOptions = .init()) async throws {
    try await client.send(GalleryEndpoint.addToGalleryMultipart(file: file), options: options)
  }
}

/// Requests to `/tags`.
public nonisolated struct TagsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /tags`
  public func add(_ body: [String]? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(TagsEndpoint.add(body), options: options)
  }
}

/// Requests to `/any`.
public nonisolated struct AnyClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /any`
  public func add(
    _ body: AnyEndpoint.AddBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(AnyEndpoint.add(body), options: options)
  }

  /// `POST /any`
  @_disfavoredOverload
  public func add(
    a: String? = nil, additionalProperties: [String: JSON] = [:],
    options: RequestOptions = .init()
  ) async throws {
    try await self.add(
      AnyEndpoint.AddBody(a: a, additionalProperties: additionalProperties), options: options)
  }
}

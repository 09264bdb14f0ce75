// Made by sdkgen for JSONPlaceholder. Do not edit.

public import SDKRuntime

/// A fake REST service for demos and tests.
public nonisolated struct JSONPlaceholderClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://jsonplaceholder.typicode.com",
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.options = RequestOptions(timeout: .seconds(10))
    configuration.headers = [("Accept", "application/json")]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Posts and their comments.
  public var posts: PostsClient { PostsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Posts and their comments.
public nonisolated struct PostsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /posts`
  public func list(
    userID: Int? = nil, page: Int? = nil, limit: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Post] {
    try await client.send(
      PostsEndpoint.list(userID: userID, page: page, limit: limit), as: [Post].self,
      options: options)
  }

  /// `GET /posts/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Post {
    try await client.send(PostsEndpoint.get(id: id), as: Post.self, options: options)
  }

  /// `POST /posts`
  @discardableResult
  public func create(_ body: NewPost, options: RequestOptions = .init()) async throws -> Post {
    try await client.send(PostsEndpoint.create(body), as: Post.self, options: options)
  }

  /// `POST /posts`
  @discardableResult
  public func create(
    userID: Int, title: String, body: String, options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.create(NewPost(userID: userID, title: title, body: body), options: options)
  }

  /// `PATCH /posts/{id}`
  @discardableResult
  public func change(
    id: Int, _ body: PostPatch, options: RequestOptions = .init()
  ) async throws -> Post {
    try await client.send(PostsEndpoint.change(id: id, body), as: Post.self, options: options)
  }

  /// `PATCH /posts/{id}`
  @discardableResult
  public func change(
    id: Int, title: String? = nil, body: String? = nil, options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.change(id: id, PostPatch(title: title, body: body), options: options)
  }

  /// `DELETE /posts/{id}`
  public func remove(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(PostsEndpoint.remove(id: id), options: options)
  }

  /// `GET /posts/{id}/comments`
  public func comments(id: Int, options: RequestOptions = .init()) async throws -> [Comment] {
    try await client.send(PostsEndpoint.comments(id: id), as: [Comment].self, options: options)
  }
}

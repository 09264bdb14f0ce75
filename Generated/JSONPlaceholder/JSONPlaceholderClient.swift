// Made by sdkgen for JSONPlaceholder. Do not edit.

public import Foundation
public import SDKRuntime

/// A fake REST service for demos and tests: it accepts writes, and stores nothing.
public nonisolated struct JSONPlaceholderClient: JSONPlaceholderService {
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

  /// Comments on posts.
  public var comments: CommentsClient { CommentsClient(client) }

  /// Albums and their photos.
  public var albums: AlbumsClient { AlbumsClient(client) }

  /// Photos in albums.
  public var photos: PhotosClient { PhotosClient(client) }

  /// Things users have to do.
  public var todos: TodosClient { TodosClient(client) }

  /// Users, and what belongs to them.
  public var users: UsersClient { UsersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Posts and their comments.
public nonisolated struct PostsClient: PostsService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// All posts, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions = .init()
  ) async throws -> [Post] {
    try await client.send(
      PostsEndpoint.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      as: [Post].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions = .init()
  ) -> Pages<[Post], Post> {
    client.pages(
      as: [Post].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      PostsEndpoint.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
        end: end, sort: sort, order: order)
    }
  }

  /// `GET /posts/{id}`
  ///
  /// - Throws: `APIError`, whose `declared` is `NotFound` for 404.
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

  /// `PUT /posts/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewPost, options: RequestOptions = .init()
  ) async throws -> Post {
    try await client.send(PostsEndpoint.replace(id: id, body), as: Post.self, options: options)
  }

  /// `PUT /posts/{id}`
  @discardableResult
  public func replace(
    id: Int, userID: Int, title: String, body: String, options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.replace(
      id: id, NewPost(userID: userID, title: title, body: body), options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: PostPatch, options: RequestOptions = .init()
  ) async throws -> Post {
    try await client.send(PostsEndpoint.change(id: id, body), as: Post.self, options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, userID: Int? = nil, title: String? = nil, body: String? = nil,
    options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.change(
      id: id, PostPatch(userID: userID, title: title, body: body), options: options)
  }

  /// `DELETE /posts/{id}`
  public func remove(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(PostsEndpoint.remove(id: id), options: options)
  }

  /// The comments on one post.
  public func comments(id: Int, options: RequestOptions = .init()) async throws -> [Comment] {
    try await client.send(PostsEndpoint.comments(id: id), as: [Comment].self, options: options)
  }

  /// `POST /posts/{id}/comments`
  @discardableResult
  public func addComment(
    id: Int, _ body: CommentDraft, options: RequestOptions = .init()
  ) async throws -> AddedComment {
    try await client.send(
      PostsEndpoint.addComment(id: id, body), as: AddedComment.self, options: options)
  }

  /// `POST /posts/{id}/comments`
  @discardableResult
  public func addComment(
    id: Int, name: String, email: String, body: String, options: RequestOptions = .init()
  ) async throws -> AddedComment {
    try await self.addComment(
      id: id, CommentDraft(name: name, email: email, body: body), options: options)
  }
}

/// Comments on posts.
public nonisolated struct CommentsClient: CommentsService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// All comments, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, postID: Int? = nil, name: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions = .init()
  ) async throws -> [Comment] {
    try await client.send(
      CommentsEndpoint.list(
        ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      as: [Comment].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, postID: Int? = nil, name: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions = .init()
  ) -> Pages<[Comment], Comment> {
    client.pages(
      as: [Comment].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      CommentsEndpoint.list(
        ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order)
    }
  }

  /// `GET /comments/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Comment {
    try await client.send(CommentsEndpoint.get(id: id), as: Comment.self, options: options)
  }

  /// `POST /comments`
  @discardableResult
  public func create(
    _ body: NewComment, options: RequestOptions = .init()
  ) async throws -> Comment {
    try await client.send(CommentsEndpoint.create(body), as: Comment.self, options: options)
  }

  /// `POST /comments`
  @discardableResult
  public func create(
    name: String, email: String, body: String, postID: Int, options: RequestOptions = .init()
  ) async throws -> Comment {
    try await self.create(
      NewComment(name: name, email: email, body: body, postID: postID), options: options)
  }

  /// `PUT /comments/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewComment, options: RequestOptions = .init()
  ) async throws -> Comment {
    try await client.send(
      CommentsEndpoint.replace(id: id, body), as: Comment.self, options: options)
  }

  /// `PUT /comments/{id}`
  @discardableResult
  public func replace(
    id: Int, name: String, email: String, body: String, postID: Int,
    options: RequestOptions = .init()
  ) async throws -> Comment {
    try await self.replace(
      id: id, NewComment(name: name, email: email, body: body, postID: postID), options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: CommentPatch, options: RequestOptions = .init()
  ) async throws -> Comment {
    try await client.send(
      CommentsEndpoint.change(id: id, body), as: Comment.self, options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, postID: Int? = nil, name: String? = nil, email: String? = nil, body: String? = nil,
    options: RequestOptions = .init()
  ) async throws -> Comment {
    try await self.change(
      id: id, CommentPatch(postID: postID, name: name, email: email, body: body), options: options)
  }

  /// `DELETE /comments/{id}`
  public func remove(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(CommentsEndpoint.remove(id: id), options: options)
  }
}

/// Albums and their photos.
public nonisolated struct AlbumsClient: AlbumsService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// All albums, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions = .init()
  ) async throws -> [Album] {
    try await client.send(
      AlbumsEndpoint.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      as: [Album].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions = .init()
  ) -> Pages<[Album], Album> {
    client.pages(
      as: [Album].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      AlbumsEndpoint.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
        end: end, sort: sort, order: order)
    }
  }

  /// `GET /albums/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Album {
    try await client.send(AlbumsEndpoint.get(id: id), as: Album.self, options: options)
  }

  /// `POST /albums`
  @discardableResult
  public func create(_ body: NewAlbum, options: RequestOptions = .init()) async throws -> Album {
    try await client.send(AlbumsEndpoint.create(body), as: Album.self, options: options)
  }

  /// `POST /albums`
  @discardableResult
  public func create(
    userID: Int, title: String, options: RequestOptions = .init()
  ) async throws -> Album {
    try await self.create(NewAlbum(userID: userID, title: title), options: options)
  }

  /// `PUT /albums/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewAlbum, options: RequestOptions = .init()
  ) async throws -> Album {
    try await client.send(AlbumsEndpoint.replace(id: id, body), as: Album.self, options: options)
  }

  /// `PUT /albums/{id}`
  @discardableResult
  public func replace(
    id: Int, userID: Int, title: String, options: RequestOptions = .init()
  ) async throws -> Album {
    try await self.replace(id: id, NewAlbum(userID: userID, title: title), options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: AlbumPatch, options: RequestOptions = .init()
  ) async throws -> Album {
    try await client.send(AlbumsEndpoint.change(id: id, body), as: Album.self, options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, userID: Int? = nil, title: String? = nil, options: RequestOptions = .init()
  ) async throws -> Album {
    try await self.change(id: id, AlbumPatch(userID: userID, title: title), options: options)
  }

  /// `DELETE /albums/{id}`
  public func remove(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(AlbumsEndpoint.remove(id: id), options: options)
  }

  /// The photos in one album.
  public func photos(id: Int, options: RequestOptions = .init()) async throws -> [Photo] {
    try await client.send(AlbumsEndpoint.photos(id: id), as: [Photo].self, options: options)
  }
}

/// Photos in albums.
public nonisolated struct PhotosClient: PhotosService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// All photos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, albumID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions = .init()
  ) async throws -> [Photo] {
    try await client.send(
      PhotosEndpoint.list(
        ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      as: [Photo].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, albumID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions = .init()
  ) -> Pages<[Photo], Photo> {
    client.pages(
      as: [Photo].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      PhotosEndpoint.list(
        ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order)
    }
  }

  /// `GET /photos/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Photo {
    try await client.send(PhotosEndpoint.get(id: id), as: Photo.self, options: options)
  }

  /// `POST /photos`
  @discardableResult
  public func create(_ body: NewPhoto, options: RequestOptions = .init()) async throws -> Photo {
    try await client.send(PhotosEndpoint.create(body), as: Photo.self, options: options)
  }

  /// `POST /photos`
  @discardableResult
  public func create(
    albumID: Int, title: String, url: URL, thumbnailURL: URL, options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.create(
      NewPhoto(albumID: albumID, title: title, url: url, thumbnailURL: thumbnailURL),
      options: options)
  }

  /// `PUT /photos/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewPhoto, options: RequestOptions = .init()
  ) async throws -> Photo {
    try await client.send(PhotosEndpoint.replace(id: id, body), as: Photo.self, options: options)
  }

  /// `PUT /photos/{id}`
  @discardableResult
  public func replace(
    id: Int, albumID: Int, title: String, url: URL, thumbnailURL: URL,
    options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.replace(
      id: id, NewPhoto(albumID: albumID, title: title, url: url, thumbnailURL: thumbnailURL),
      options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: PhotoPatch, options: RequestOptions = .init()
  ) async throws -> Photo {
    try await client.send(PhotosEndpoint.change(id: id, body), as: Photo.self, options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, albumID: Int? = nil, title: String? = nil, url: URL? = nil, thumbnailURL: URL? = nil,
    options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.change(
      id: id, PhotoPatch(albumID: albumID, title: title, url: url, thumbnailURL: thumbnailURL),
      options: options)
  }

  /// `DELETE /photos/{id}`
  public func remove(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(PhotosEndpoint.remove(id: id), options: options)
  }
}

/// Things users have to do.
public nonisolated struct TodosClient: TodosService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// All todos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, completed: Bool? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions = .init()
  ) async throws -> [Todo] {
    try await client.send(
      TodosEndpoint.list(
        ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order),
      as: [Todo].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, completed: Bool? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions = .init()
  ) -> Pages<[Todo], Todo> {
    client.pages(
      as: [Todo].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      TodosEndpoint.list(
        ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order)
    }
  }

  /// `GET /todos/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> Todo {
    try await client.send(TodosEndpoint.get(id: id), as: Todo.self, options: options)
  }

  /// `POST /todos`
  @discardableResult
  public func create(_ body: NewTodo, options: RequestOptions = .init()) async throws -> Todo {
    try await client.send(TodosEndpoint.create(body), as: Todo.self, options: options)
  }

  /// `POST /todos`
  @discardableResult
  public func create(
    userID: Int, title: String, completed: Bool, options: RequestOptions = .init()
  ) async throws -> Todo {
    try await self.create(
      NewTodo(userID: userID, title: title, completed: completed), options: options)
  }

  /// `PUT /todos/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewTodo, options: RequestOptions = .init()
  ) async throws -> Todo {
    try await client.send(TodosEndpoint.replace(id: id, body), as: Todo.self, options: options)
  }

  /// `PUT /todos/{id}`
  @discardableResult
  public func replace(
    id: Int, userID: Int, title: String, completed: Bool, options: RequestOptions = .init()
  ) async throws -> Todo {
    try await self.replace(
      id: id, NewTodo(userID: userID, title: title, completed: completed), options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: TodoPatch, options: RequestOptions = .init()
  ) async throws -> Todo {
    try await client.send(TodosEndpoint.change(id: id, body), as: Todo.self, options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, userID: Int? = nil, title: String? = nil, completed: Bool? = nil,
    options: RequestOptions = .init()
  ) async throws -> Todo {
    try await self.change(
      id: id, TodoPatch(userID: userID, title: title, completed: completed), options: options)
  }

  /// `DELETE /todos/{id}`
  public func remove(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(TodosEndpoint.remove(id: id), options: options)
  }
}

/// Users, and what belongs to them.
public nonisolated struct UsersClient: UsersService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// All users, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, name: String? = nil, username: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions = .init()
  ) async throws -> [User] {
    try await client.send(
      UsersEndpoint.list(
        ids: ids, name: name, username: username, email: email, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order),
      as: [User].self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, name: String? = nil, username: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions = .init()
  ) -> Pages<[User], User> {
    client.pages(
      as: [User].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      UsersEndpoint.list(
        ids: ids, name: name, username: username, email: email, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order)
    }
  }

  /// `GET /users/{id}`
  public func get(id: Int, options: RequestOptions = .init()) async throws -> User {
    try await client.send(UsersEndpoint.get(id: id), as: User.self, options: options)
  }

  /// `POST /users`
  @discardableResult
  public func create(_ body: NewUser, options: RequestOptions = .init()) async throws -> User {
    try await client.send(UsersEndpoint.create(body), as: User.self, options: options)
  }

  /// `POST /users`
  ///
  /// - Parameter website: A host, without a scheme: `hildegard.org`.
  @discardableResult
  public func create(
    name: String, username: String, email: String, address: Address, phone: String,
    website: String, company: Company, options: RequestOptions = .init()
  ) async throws -> User {
    try await self.create(
      NewUser(
        name: name, username: username, email: email, address: address, phone: phone,
        website: website, company: company),
      options: options)
  }

  /// `PUT /users/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewUser, options: RequestOptions = .init()
  ) async throws -> User {
    try await client.send(UsersEndpoint.replace(id: id, body), as: User.self, options: options)
  }

  /// `PUT /users/{id}`
  ///
  /// - Parameter website: A host, without a scheme: `hildegard.org`.
  @discardableResult
  public func replace(
    id: Int, name: String, username: String, email: String, address: Address, phone: String,
    website: String, company: Company, options: RequestOptions = .init()
  ) async throws -> User {
    try await self.replace(
      id: id,
      NewUser(
        name: name, username: username, email: email, address: address, phone: phone,
        website: website, company: company),
      options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: UserPatch, options: RequestOptions = .init()
  ) async throws -> User {
    try await client.send(UsersEndpoint.change(id: id, body), as: User.self, options: options)
  }

  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, name: String? = nil, username: String? = nil, email: String? = nil,
    address: Address? = nil, phone: String? = nil, website: String? = nil, company: Company? = nil,
    options: RequestOptions = .init()
  ) async throws -> User {
    try await self.change(
      id: id,
      UserPatch(
        name: name, username: username, email: email, address: address, phone: phone,
        website: website, company: company),
      options: options)
  }

  /// `DELETE /users/{id}`
  public func remove(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(UsersEndpoint.remove(id: id), options: options)
  }

  /// The posts of one user.
  public func posts(id: Int, options: RequestOptions = .init()) async throws -> [Post] {
    try await client.send(UsersEndpoint.posts(id: id), as: [Post].self, options: options)
  }

  /// The albums of one user.
  public func albums(id: Int, options: RequestOptions = .init()) async throws -> [Album] {
    try await client.send(UsersEndpoint.albums(id: id), as: [Album].self, options: options)
  }

  /// What one user has to do.
  public func todos(id: Int, options: RequestOptions = .init()) async throws -> [Todo] {
    try await client.send(UsersEndpoint.todos(id: id), as: [Todo].self, options: options)
  }
}

/// The groups of `JSONPlaceholderClient`.
public nonisolated protocol JSONPlaceholderService: Sendable {
  associatedtype PostsGroup: PostsService
  associatedtype CommentsGroup: CommentsService
  associatedtype AlbumsGroup: AlbumsService
  associatedtype PhotosGroup: PhotosService
  associatedtype TodosGroup: TodosService
  associatedtype UsersGroup: UsersService
  /// Posts and their comments.
  var posts: PostsGroup { get }
  /// Comments on posts.
  var comments: CommentsGroup { get }
  /// Albums and their photos.
  var albums: AlbumsGroup { get }
  /// Photos in albums.
  var photos: PhotosGroup { get }
  /// Things users have to do.
  var todos: TodosGroup { get }
  /// Users, and what belongs to them.
  var users: UsersGroup { get }
}

/// The methods of `PostsClient`.
public nonisolated protocol PostsService: Sendable {
  /// All posts, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Post]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Post], Post>
  /// `GET /posts/{id}`
  ///
  /// - Throws: `APIError`, whose `declared` is `NotFound` for 404.
  func get(id: Int, options: RequestOptions) async throws -> Post
  /// `POST /posts`
  @discardableResult
  func create(_ body: NewPost, options: RequestOptions) async throws -> Post
  /// `PUT /posts/{id}`
  @discardableResult
  func replace(id: Int, _ body: NewPost, options: RequestOptions) async throws -> Post
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: PostPatch, options: RequestOptions) async throws -> Post
  /// `DELETE /posts/{id}`
  func remove(id: Int, options: RequestOptions) async throws
  /// The comments on one post.
  func comments(id: Int, options: RequestOptions) async throws -> [Comment]
  /// `POST /posts/{id}/comments`
  @discardableResult
  func addComment(
    id: Int, _ body: CommentDraft, options: RequestOptions
  ) async throws -> AddedComment
}

extension PostsService {
  /// All posts, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions? = nil
  ) async throws -> [Post] {
    try await self.list(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions? = nil
  ) -> Pages<[Post], Post> {
    self.listPages(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// `GET /posts/{id}`
  ///
  /// - Throws: `APIError`, whose `declared` is `NotFound` for 404.
  public func get(id: Int, options: RequestOptions? = nil) async throws -> Post {
    try await self.get(id: id, options: options ?? .init())
  }
  /// `POST /posts`
  @discardableResult
  public func create(_ body: NewPost, options: RequestOptions? = nil) async throws -> Post {
    try await self.create(body, options: options ?? .init())
  }
  /// `PUT /posts/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewPost, options: RequestOptions? = nil
  ) async throws -> Post {
    try await self.replace(id: id, body, options: options ?? .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: PostPatch, options: RequestOptions? = nil
  ) async throws -> Post {
    try await self.change(id: id, body, options: options ?? .init())
  }
  /// `DELETE /posts/{id}`
  public func remove(id: Int, options: RequestOptions? = nil) async throws {
    try await self.remove(id: id, options: options ?? .init())
  }
  /// The comments on one post.
  public func comments(id: Int, options: RequestOptions? = nil) async throws -> [Comment] {
    try await self.comments(id: id, options: options ?? .init())
  }
  /// `POST /posts/{id}/comments`
  @discardableResult
  public func addComment(
    id: Int, _ body: CommentDraft, options: RequestOptions? = nil
  ) async throws -> AddedComment {
    try await self.addComment(id: id, body, options: options ?? .init())
  }
  /// `POST /posts`
  @discardableResult
  public func create(
    userID: Int, title: String, body: String, options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.create(NewPost(userID: userID, title: title, body: body), options: options)
  }
  /// `PUT /posts/{id}`
  @discardableResult
  public func replace(
    id: Int, userID: Int, title: String, body: String, options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.replace(
      id: id, NewPost(userID: userID, title: title, body: body), options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, userID: Int? = nil, title: String? = nil, body: String? = nil,
    options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.change(
      id: id, PostPatch(userID: userID, title: title, body: body), options: options)
  }
  /// `POST /posts/{id}/comments`
  @discardableResult
  public func addComment(
    id: Int, name: String, email: String, body: String, options: RequestOptions = .init()
  ) async throws -> AddedComment {
    try await self.addComment(
      id: id, CommentDraft(name: name, email: email, body: body), options: options)
  }
}

extension PostsService where Self: Decorator, Decorated == any PostsService {
  public func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Post] {
    try await self.perform("Posts.list") {
      try await self.decorated.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
        end: end, sort: sort, order: order, options: options)
    }
  }
  public func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Post], Post> {
    self.decorated.listPages(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: options)
  }
  public func get(id: Int, options: RequestOptions) async throws -> Post {
    try await self.perform("Posts.get") { try await self.decorated.get(id: id, options: options) }
  }
  @discardableResult
  public func create(_ body: NewPost, options: RequestOptions) async throws -> Post {
    try await self.perform("Posts.create") {
      try await self.decorated.create(body, options: options)
    }
  }
  @discardableResult
  public func replace(id: Int, _ body: NewPost, options: RequestOptions) async throws -> Post {
    try await self.perform("Posts.replace") {
      try await self.decorated.replace(id: id, body, options: options)
    }
  }
  @discardableResult
  public func change(id: Int, _ body: PostPatch, options: RequestOptions) async throws -> Post {
    try await self.perform("Posts.change") {
      try await self.decorated.change(id: id, body, options: options)
    }
  }
  public func remove(id: Int, options: RequestOptions) async throws {
    try await self.perform("Posts.remove") {
      try await self.decorated.remove(id: id, options: options)
    }
  }
  public func comments(id: Int, options: RequestOptions) async throws -> [Comment] {
    try await self.perform("Posts.comments") {
      try await self.decorated.comments(id: id, options: options)
    }
  }
  @discardableResult
  public func addComment(
    id: Int, _ body: CommentDraft, options: RequestOptions
  ) async throws -> AddedComment {
    try await self.perform("Posts.addComment") {
      try await self.decorated.addComment(id: id, body, options: options)
    }
  }
}

/// The methods of `CommentsClient`.
public nonisolated protocol CommentsService: Sendable {
  /// All comments, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func list(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Comment]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Comment], Comment>
  /// `GET /comments/{id}`
  func get(id: Int, options: RequestOptions) async throws -> Comment
  /// `POST /comments`
  @discardableResult
  func create(_ body: NewComment, options: RequestOptions) async throws -> Comment
  /// `PUT /comments/{id}`
  @discardableResult
  func replace(id: Int, _ body: NewComment, options: RequestOptions) async throws -> Comment
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: CommentPatch, options: RequestOptions) async throws -> Comment
  /// `DELETE /comments/{id}`
  func remove(id: Int, options: RequestOptions) async throws
}

extension CommentsService {
  /// All comments, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, postID: Int? = nil, name: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions? = nil
  ) async throws -> [Comment] {
    try await self.list(
      ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, postID: Int? = nil, name: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions? = nil
  ) -> Pages<[Comment], Comment> {
    self.listPages(
      ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// `GET /comments/{id}`
  public func get(id: Int, options: RequestOptions? = nil) async throws -> Comment {
    try await self.get(id: id, options: options ?? .init())
  }
  /// `POST /comments`
  @discardableResult
  public func create(_ body: NewComment, options: RequestOptions? = nil) async throws -> Comment {
    try await self.create(body, options: options ?? .init())
  }
  /// `PUT /comments/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewComment, options: RequestOptions? = nil
  ) async throws -> Comment {
    try await self.replace(id: id, body, options: options ?? .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: CommentPatch, options: RequestOptions? = nil
  ) async throws -> Comment {
    try await self.change(id: id, body, options: options ?? .init())
  }
  /// `DELETE /comments/{id}`
  public func remove(id: Int, options: RequestOptions? = nil) async throws {
    try await self.remove(id: id, options: options ?? .init())
  }
  /// `POST /comments`
  @discardableResult
  public func create(
    name: String, email: String, body: String, postID: Int, options: RequestOptions = .init()
  ) async throws -> Comment {
    try await self.create(
      NewComment(name: name, email: email, body: body, postID: postID), options: options)
  }
  /// `PUT /comments/{id}`
  @discardableResult
  public func replace(
    id: Int, name: String, email: String, body: String, postID: Int,
    options: RequestOptions = .init()
  ) async throws -> Comment {
    try await self.replace(
      id: id, NewComment(name: name, email: email, body: body, postID: postID), options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, postID: Int? = nil, name: String? = nil, email: String? = nil, body: String? = nil,
    options: RequestOptions = .init()
  ) async throws -> Comment {
    try await self.change(
      id: id, CommentPatch(postID: postID, name: name, email: email, body: body), options: options)
  }
}

extension CommentsService where Self: Decorator, Decorated == any CommentsService {
  public func list(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Comment] {
    try await self.perform("Comments.list") {
      try await self.decorated.list(
        ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order, options: options)
    }
  }
  public func listPages(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Comment], Comment> {
    self.decorated.listPages(
      ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: options)
  }
  public func get(id: Int, options: RequestOptions) async throws -> Comment {
    try await self.perform("Comments.get") {
      try await self.decorated.get(id: id, options: options)
    }
  }
  @discardableResult
  public func create(_ body: NewComment, options: RequestOptions) async throws -> Comment {
    try await self.perform("Comments.create") {
      try await self.decorated.create(body, options: options)
    }
  }
  @discardableResult
  public func replace(
    id: Int, _ body: NewComment, options: RequestOptions
  ) async throws -> Comment {
    try await self.perform("Comments.replace") {
      try await self.decorated.replace(id: id, body, options: options)
    }
  }
  @discardableResult
  public func change(
    id: Int, _ body: CommentPatch, options: RequestOptions
  ) async throws -> Comment {
    try await self.perform("Comments.change") {
      try await self.decorated.change(id: id, body, options: options)
    }
  }
  public func remove(id: Int, options: RequestOptions) async throws {
    try await self.perform("Comments.remove") {
      try await self.decorated.remove(id: id, options: options)
    }
  }
}

/// The methods of `AlbumsClient`.
public nonisolated protocol AlbumsService: Sendable {
  /// All albums, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Album]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Album], Album>
  /// `GET /albums/{id}`
  func get(id: Int, options: RequestOptions) async throws -> Album
  /// `POST /albums`
  @discardableResult
  func create(_ body: NewAlbum, options: RequestOptions) async throws -> Album
  /// `PUT /albums/{id}`
  @discardableResult
  func replace(id: Int, _ body: NewAlbum, options: RequestOptions) async throws -> Album
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: AlbumPatch, options: RequestOptions) async throws -> Album
  /// `DELETE /albums/{id}`
  func remove(id: Int, options: RequestOptions) async throws
  /// The photos in one album.
  func photos(id: Int, options: RequestOptions) async throws -> [Photo]
}

extension AlbumsService {
  /// All albums, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions? = nil
  ) async throws -> [Album] {
    try await self.list(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions? = nil
  ) -> Pages<[Album], Album> {
    self.listPages(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// `GET /albums/{id}`
  public func get(id: Int, options: RequestOptions? = nil) async throws -> Album {
    try await self.get(id: id, options: options ?? .init())
  }
  /// `POST /albums`
  @discardableResult
  public func create(_ body: NewAlbum, options: RequestOptions? = nil) async throws -> Album {
    try await self.create(body, options: options ?? .init())
  }
  /// `PUT /albums/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewAlbum, options: RequestOptions? = nil
  ) async throws -> Album {
    try await self.replace(id: id, body, options: options ?? .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: AlbumPatch, options: RequestOptions? = nil
  ) async throws -> Album {
    try await self.change(id: id, body, options: options ?? .init())
  }
  /// `DELETE /albums/{id}`
  public func remove(id: Int, options: RequestOptions? = nil) async throws {
    try await self.remove(id: id, options: options ?? .init())
  }
  /// The photos in one album.
  public func photos(id: Int, options: RequestOptions? = nil) async throws -> [Photo] {
    try await self.photos(id: id, options: options ?? .init())
  }
  /// `POST /albums`
  @discardableResult
  public func create(
    userID: Int, title: String, options: RequestOptions = .init()
  ) async throws -> Album {
    try await self.create(NewAlbum(userID: userID, title: title), options: options)
  }
  /// `PUT /albums/{id}`
  @discardableResult
  public func replace(
    id: Int, userID: Int, title: String, options: RequestOptions = .init()
  ) async throws -> Album {
    try await self.replace(id: id, NewAlbum(userID: userID, title: title), options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, userID: Int? = nil, title: String? = nil, options: RequestOptions = .init()
  ) async throws -> Album {
    try await self.change(id: id, AlbumPatch(userID: userID, title: title), options: options)
  }
}

extension AlbumsService where Self: Decorator, Decorated == any AlbumsService {
  public func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Album] {
    try await self.perform("Albums.list") {
      try await self.decorated.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
        end: end, sort: sort, order: order, options: options)
    }
  }
  public func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Album], Album> {
    self.decorated.listPages(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: options)
  }
  public func get(id: Int, options: RequestOptions) async throws -> Album {
    try await self.perform("Albums.get") { try await self.decorated.get(id: id, options: options) }
  }
  @discardableResult
  public func create(_ body: NewAlbum, options: RequestOptions) async throws -> Album {
    try await self.perform("Albums.create") {
      try await self.decorated.create(body, options: options)
    }
  }
  @discardableResult
  public func replace(id: Int, _ body: NewAlbum, options: RequestOptions) async throws -> Album {
    try await self.perform("Albums.replace") {
      try await self.decorated.replace(id: id, body, options: options)
    }
  }
  @discardableResult
  public func change(id: Int, _ body: AlbumPatch, options: RequestOptions) async throws -> Album {
    try await self.perform("Albums.change") {
      try await self.decorated.change(id: id, body, options: options)
    }
  }
  public func remove(id: Int, options: RequestOptions) async throws {
    try await self.perform("Albums.remove") {
      try await self.decorated.remove(id: id, options: options)
    }
  }
  public func photos(id: Int, options: RequestOptions) async throws -> [Photo] {
    try await self.perform("Albums.photos") {
      try await self.decorated.photos(id: id, options: options)
    }
  }
}

/// The methods of `PhotosClient`.
public nonisolated protocol PhotosService: Sendable {
  /// All photos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func list(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Photo]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Photo], Photo>
  /// `GET /photos/{id}`
  func get(id: Int, options: RequestOptions) async throws -> Photo
  /// `POST /photos`
  @discardableResult
  func create(_ body: NewPhoto, options: RequestOptions) async throws -> Photo
  /// `PUT /photos/{id}`
  @discardableResult
  func replace(id: Int, _ body: NewPhoto, options: RequestOptions) async throws -> Photo
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: PhotoPatch, options: RequestOptions) async throws -> Photo
  /// `DELETE /photos/{id}`
  func remove(id: Int, options: RequestOptions) async throws
}

extension PhotosService {
  /// All photos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, albumID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions? = nil
  ) async throws -> [Photo] {
    try await self.list(
      ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, albumID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil, options: RequestOptions? = nil
  ) -> Pages<[Photo], Photo> {
    self.listPages(
      ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// `GET /photos/{id}`
  public func get(id: Int, options: RequestOptions? = nil) async throws -> Photo {
    try await self.get(id: id, options: options ?? .init())
  }
  /// `POST /photos`
  @discardableResult
  public func create(_ body: NewPhoto, options: RequestOptions? = nil) async throws -> Photo {
    try await self.create(body, options: options ?? .init())
  }
  /// `PUT /photos/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewPhoto, options: RequestOptions? = nil
  ) async throws -> Photo {
    try await self.replace(id: id, body, options: options ?? .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: PhotoPatch, options: RequestOptions? = nil
  ) async throws -> Photo {
    try await self.change(id: id, body, options: options ?? .init())
  }
  /// `DELETE /photos/{id}`
  public func remove(id: Int, options: RequestOptions? = nil) async throws {
    try await self.remove(id: id, options: options ?? .init())
  }
  /// `POST /photos`
  @discardableResult
  public func create(
    albumID: Int, title: String, url: URL, thumbnailURL: URL, options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.create(
      NewPhoto(albumID: albumID, title: title, url: url, thumbnailURL: thumbnailURL),
      options: options)
  }
  /// `PUT /photos/{id}`
  @discardableResult
  public func replace(
    id: Int, albumID: Int, title: String, url: URL, thumbnailURL: URL,
    options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.replace(
      id: id, NewPhoto(albumID: albumID, title: title, url: url, thumbnailURL: thumbnailURL),
      options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, albumID: Int? = nil, title: String? = nil, url: URL? = nil, thumbnailURL: URL? = nil,
    options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.change(
      id: id, PhotoPatch(albumID: albumID, title: title, url: url, thumbnailURL: thumbnailURL),
      options: options)
  }
}

extension PhotosService where Self: Decorator, Decorated == any PhotosService {
  public func list(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Photo] {
    try await self.perform("Photos.list") {
      try await self.decorated.list(
        ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order, options: options)
    }
  }
  public func listPages(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Photo], Photo> {
    self.decorated.listPages(
      ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: options)
  }
  public func get(id: Int, options: RequestOptions) async throws -> Photo {
    try await self.perform("Photos.get") { try await self.decorated.get(id: id, options: options) }
  }
  @discardableResult
  public func create(_ body: NewPhoto, options: RequestOptions) async throws -> Photo {
    try await self.perform("Photos.create") {
      try await self.decorated.create(body, options: options)
    }
  }
  @discardableResult
  public func replace(id: Int, _ body: NewPhoto, options: RequestOptions) async throws -> Photo {
    try await self.perform("Photos.replace") {
      try await self.decorated.replace(id: id, body, options: options)
    }
  }
  @discardableResult
  public func change(id: Int, _ body: PhotoPatch, options: RequestOptions) async throws -> Photo {
    try await self.perform("Photos.change") {
      try await self.decorated.change(id: id, body, options: options)
    }
  }
  public func remove(id: Int, options: RequestOptions) async throws {
    try await self.perform("Photos.remove") {
      try await self.decorated.remove(id: id, options: options)
    }
  }
}

/// The methods of `TodosClient`.
public nonisolated protocol TodosService: Sendable {
  /// All todos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func list(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Todo]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Todo], Todo>
  /// `GET /todos/{id}`
  func get(id: Int, options: RequestOptions) async throws -> Todo
  /// `POST /todos`
  @discardableResult
  func create(_ body: NewTodo, options: RequestOptions) async throws -> Todo
  /// `PUT /todos/{id}`
  @discardableResult
  func replace(id: Int, _ body: NewTodo, options: RequestOptions) async throws -> Todo
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: TodoPatch, options: RequestOptions) async throws -> Todo
  /// `DELETE /todos/{id}`
  func remove(id: Int, options: RequestOptions) async throws
}

extension TodosService {
  /// All todos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, completed: Bool? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions? = nil
  ) async throws -> [Todo] {
    try await self.list(
      ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
      limit: limit, start: start, end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, completed: Bool? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions? = nil
  ) -> Pages<[Todo], Todo> {
    self.listPages(
      ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
      limit: limit, start: start, end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// `GET /todos/{id}`
  public func get(id: Int, options: RequestOptions? = nil) async throws -> Todo {
    try await self.get(id: id, options: options ?? .init())
  }
  /// `POST /todos`
  @discardableResult
  public func create(_ body: NewTodo, options: RequestOptions? = nil) async throws -> Todo {
    try await self.create(body, options: options ?? .init())
  }
  /// `PUT /todos/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewTodo, options: RequestOptions? = nil
  ) async throws -> Todo {
    try await self.replace(id: id, body, options: options ?? .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: TodoPatch, options: RequestOptions? = nil
  ) async throws -> Todo {
    try await self.change(id: id, body, options: options ?? .init())
  }
  /// `DELETE /todos/{id}`
  public func remove(id: Int, options: RequestOptions? = nil) async throws {
    try await self.remove(id: id, options: options ?? .init())
  }
  /// `POST /todos`
  @discardableResult
  public func create(
    userID: Int, title: String, completed: Bool, options: RequestOptions = .init()
  ) async throws -> Todo {
    try await self.create(
      NewTodo(userID: userID, title: title, completed: completed), options: options)
  }
  /// `PUT /todos/{id}`
  @discardableResult
  public func replace(
    id: Int, userID: Int, title: String, completed: Bool, options: RequestOptions = .init()
  ) async throws -> Todo {
    try await self.replace(
      id: id, NewTodo(userID: userID, title: title, completed: completed), options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, userID: Int? = nil, title: String? = nil, completed: Bool? = nil,
    options: RequestOptions = .init()
  ) async throws -> Todo {
    try await self.change(
      id: id, TodoPatch(userID: userID, title: title, completed: completed), options: options)
  }
}

extension TodosService where Self: Decorator, Decorated == any TodosService {
  public func list(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Todo] {
    try await self.perform("Todos.list") {
      try await self.decorated.list(
        ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order, options: options)
    }
  }
  public func listPages(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Todo], Todo> {
    self.decorated.listPages(
      ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
      limit: limit, start: start, end: end, sort: sort, order: order, options: options)
  }
  public func get(id: Int, options: RequestOptions) async throws -> Todo {
    try await self.perform("Todos.get") { try await self.decorated.get(id: id, options: options) }
  }
  @discardableResult
  public func create(_ body: NewTodo, options: RequestOptions) async throws -> Todo {
    try await self.perform("Todos.create") {
      try await self.decorated.create(body, options: options)
    }
  }
  @discardableResult
  public func replace(id: Int, _ body: NewTodo, options: RequestOptions) async throws -> Todo {
    try await self.perform("Todos.replace") {
      try await self.decorated.replace(id: id, body, options: options)
    }
  }
  @discardableResult
  public func change(id: Int, _ body: TodoPatch, options: RequestOptions) async throws -> Todo {
    try await self.perform("Todos.change") {
      try await self.decorated.change(id: id, body, options: options)
    }
  }
  public func remove(id: Int, options: RequestOptions) async throws {
    try await self.perform("Todos.remove") {
      try await self.decorated.remove(id: id, options: options)
    }
  }
}

/// The methods of `UsersClient`.
public nonisolated protocol UsersService: Sendable {
  /// All users, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func list(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [User]
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[User], User>
  /// `GET /users/{id}`
  func get(id: Int, options: RequestOptions) async throws -> User
  /// `POST /users`
  @discardableResult
  func create(_ body: NewUser, options: RequestOptions) async throws -> User
  /// `PUT /users/{id}`
  @discardableResult
  func replace(id: Int, _ body: NewUser, options: RequestOptions) async throws -> User
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: UserPatch, options: RequestOptions) async throws -> User
  /// `DELETE /users/{id}`
  func remove(id: Int, options: RequestOptions) async throws
  /// The posts of one user.
  func posts(id: Int, options: RequestOptions) async throws -> [Post]
  /// The albums of one user.
  func albums(id: Int, options: RequestOptions) async throws -> [Album]
  /// What one user has to do.
  func todos(id: Int, options: RequestOptions) async throws -> [Todo]
}

extension UsersService {
  /// All users, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func list(
    ids: [Int]? = nil, name: String? = nil, username: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions? = nil
  ) async throws -> [User] {
    try await self.list(
      ids: ids, name: name, username: username, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  public func listPages(
    ids: [Int]? = nil, name: String? = nil, username: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil, options: RequestOptions? = nil
  ) -> Pages<[User], User> {
    self.listPages(
      ids: ids, name: name, username: username, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: options ?? .init())
  }
  /// `GET /users/{id}`
  public func get(id: Int, options: RequestOptions? = nil) async throws -> User {
    try await self.get(id: id, options: options ?? .init())
  }
  /// `POST /users`
  @discardableResult
  public func create(_ body: NewUser, options: RequestOptions? = nil) async throws -> User {
    try await self.create(body, options: options ?? .init())
  }
  /// `PUT /users/{id}`
  @discardableResult
  public func replace(
    id: Int, _ body: NewUser, options: RequestOptions? = nil
  ) async throws -> User {
    try await self.replace(id: id, body, options: options ?? .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, _ body: UserPatch, options: RequestOptions? = nil
  ) async throws -> User {
    try await self.change(id: id, body, options: options ?? .init())
  }
  /// `DELETE /users/{id}`
  public func remove(id: Int, options: RequestOptions? = nil) async throws {
    try await self.remove(id: id, options: options ?? .init())
  }
  /// The posts of one user.
  public func posts(id: Int, options: RequestOptions? = nil) async throws -> [Post] {
    try await self.posts(id: id, options: options ?? .init())
  }
  /// The albums of one user.
  public func albums(id: Int, options: RequestOptions? = nil) async throws -> [Album] {
    try await self.albums(id: id, options: options ?? .init())
  }
  /// What one user has to do.
  public func todos(id: Int, options: RequestOptions? = nil) async throws -> [Todo] {
    try await self.todos(id: id, options: options ?? .init())
  }
  /// `POST /users`
  ///
  /// - Parameter website: A host, without a scheme: `hildegard.org`.
  @discardableResult
  public func create(
    name: String, username: String, email: String, address: Address, phone: String,
    website: String, company: Company, options: RequestOptions = .init()
  ) async throws -> User {
    try await self.create(
      NewUser(
        name: name, username: username, email: email, address: address, phone: phone,
        website: website, company: company),
      options: options)
  }
  /// `PUT /users/{id}`
  ///
  /// - Parameter website: A host, without a scheme: `hildegard.org`.
  @discardableResult
  public func replace(
    id: Int, name: String, username: String, email: String, address: Address, phone: String,
    website: String, company: Company, options: RequestOptions = .init()
  ) async throws -> User {
    try await self.replace(
      id: id,
      NewUser(
        name: name, username: username, email: email, address: address, phone: phone,
        website: website, company: company),
      options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  public func change(
    id: Int, name: String? = nil, username: String? = nil, email: String? = nil,
    address: Address? = nil, phone: String? = nil, website: String? = nil, company: Company? = nil,
    options: RequestOptions = .init()
  ) async throws -> User {
    try await self.change(
      id: id,
      UserPatch(
        name: name, username: username, email: email, address: address, phone: phone,
        website: website, company: company),
      options: options)
  }
}

extension UsersService where Self: Decorator, Decorated == any UsersService {
  public func list(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [User] {
    try await self.perform("Users.list") {
      try await self.decorated.list(
        ids: ids, name: name, username: username, email: email, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order, options: options)
    }
  }
  public func listPages(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[User], User> {
    self.decorated.listPages(
      ids: ids, name: name, username: username, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: options)
  }
  public func get(id: Int, options: RequestOptions) async throws -> User {
    try await self.perform("Users.get") { try await self.decorated.get(id: id, options: options) }
  }
  @discardableResult
  public func create(_ body: NewUser, options: RequestOptions) async throws -> User {
    try await self.perform("Users.create") {
      try await self.decorated.create(body, options: options)
    }
  }
  @discardableResult
  public func replace(id: Int, _ body: NewUser, options: RequestOptions) async throws -> User {
    try await self.perform("Users.replace") {
      try await self.decorated.replace(id: id, body, options: options)
    }
  }
  @discardableResult
  public func change(id: Int, _ body: UserPatch, options: RequestOptions) async throws -> User {
    try await self.perform("Users.change") {
      try await self.decorated.change(id: id, body, options: options)
    }
  }
  public func remove(id: Int, options: RequestOptions) async throws {
    try await self.perform("Users.remove") {
      try await self.decorated.remove(id: id, options: options)
    }
  }
  public func posts(id: Int, options: RequestOptions) async throws -> [Post] {
    try await self.perform("Users.posts") {
      try await self.decorated.posts(id: id, options: options)
    }
  }
  public func albums(id: Int, options: RequestOptions) async throws -> [Album] {
    try await self.perform("Users.albums") {
      try await self.decorated.albums(id: id, options: options)
    }
  }
  public func todos(id: Int, options: RequestOptions) async throws -> [Todo] {
    try await self.perform("Users.todos") {
      try await self.decorated.todos(id: id, options: options)
    }
  }
}

extension JSONPlaceholderClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Posts.list": return .json(#"[{"userId": 1, "title": "Title", "body": "Body", "id": 1}]"#).thenPage(#"[]"#, unless: "_page", is: "1")
    case "Posts.get": return .json(#"{"userId": 1, "title": "Title", "body": "Body", "id": 1}"#)
    case "Posts.create": return .json(#"{"userId": 1, "title": "Title", "body": "Body", "id": 1}"#)
    case "Posts.replace": return .json(#"{"userId": 1, "title": "Title", "body": "Body", "id": 1}"#)
    case "Posts.change": return .json(#"{"userId": 1, "title": "Title", "body": "Body", "id": 1}"#)
    case "Posts.remove": return .empty()
    case "Posts.comments": return .json(#"[{"name": "Name", "email": "Email", "body": "Body", "postId": 1, "id": 1}]"#)
    case "Posts.addComment": return .json(#"{"name": "Name", "email": "Email", "body": "Body", "id": 1, "postId": "1"}"#)
    case "Comments.list": return .json(#"[{"name": "Name", "email": "Email", "body": "Body", "postId": 1, "id": 1}]"#).thenPage(#"[]"#, unless: "_page", is: "1")
    case "Comments.get": return .json(#"{"name": "Name", "email": "Email", "body": "Body", "postId": 1, "id": 1}"#)
    case "Comments.create": return .json(#"{"name": "Name", "email": "Email", "body": "Body", "postId": 1, "id": 1}"#)
    case "Comments.replace": return .json(#"{"name": "Name", "email": "Email", "body": "Body", "postId": 1, "id": 1}"#)
    case "Comments.change": return .json(#"{"name": "Name", "email": "Email", "body": "Body", "postId": 1, "id": 1}"#)
    case "Comments.remove": return .empty()
    case "Albums.list": return .json(#"[{"userId": 1, "title": "Title", "id": 1}]"#).thenPage(#"[]"#, unless: "_page", is: "1")
    case "Albums.get": return .json(#"{"userId": 1, "title": "Title", "id": 1}"#)
    case "Albums.create": return .json(#"{"userId": 1, "title": "Title", "id": 1}"#)
    case "Albums.replace": return .json(#"{"userId": 1, "title": "Title", "id": 1}"#)
    case "Albums.change": return .json(#"{"userId": 1, "title": "Title", "id": 1}"#)
    case "Albums.remove": return .empty()
    case "Albums.photos": return .json(#"[{"albumId": 1, "title": "Title", "url": "https://example.com", "thumbnailUrl": "https://example.com", "id": 1}]"#)
    case "Photos.list": return .json(#"[{"albumId": 1, "title": "Title", "url": "https://example.com", "thumbnailUrl": "https://example.com", "id": 1}]"#).thenPage(#"[]"#, unless: "_page", is: "1")
    case "Photos.get": return .json(#"{"albumId": 1, "title": "Title", "url": "https://example.com", "thumbnailUrl": "https://example.com", "id": 1}"#)
    case "Photos.create": return .json(#"{"albumId": 1, "title": "Title", "url": "https://example.com", "thumbnailUrl": "https://example.com", "id": 1}"#)
    case "Photos.replace": return .json(#"{"albumId": 1, "title": "Title", "url": "https://example.com", "thumbnailUrl": "https://example.com", "id": 1}"#)
    case "Photos.change": return .json(#"{"albumId": 1, "title": "Title", "url": "https://example.com", "thumbnailUrl": "https://example.com", "id": 1}"#)
    case "Photos.remove": return .empty()
    case "Todos.list": return .json(#"[{"userId": 1, "title": "Title", "completed": true, "id": 1}]"#).thenPage(#"[]"#, unless: "_page", is: "1")
    case "Todos.get": return .json(#"{"userId": 1, "title": "Title", "completed": true, "id": 1}"#)
    case "Todos.create": return .json(#"{"userId": 1, "title": "Title", "completed": true, "id": 1}"#)
    case "Todos.replace": return .json(#"{"userId": 1, "title": "Title", "completed": true, "id": 1}"#)
    case "Todos.change": return .json(#"{"userId": 1, "title": "Title", "completed": true, "id": 1}"#)
    case "Todos.remove": return .empty()
    case "Users.list": return .json(#"[{"name": "Name", "username": "Username", "email": "Email", "address": {"street": "Street", "suite": "Suite", "city": "City", "zipcode": "Zipcode", "geo": {"lat": "1.5", "lng": "1.5"}}, "phone": "Phone", "website": "Website", "company": {"name": "Name", "catchPhrase": "Catch phrase", "bs": "Bs"}, "id": 1}]"#).thenPage(#"[]"#, unless: "_page", is: "1")
    case "Users.get": return .json(#"{"name": "Name", "username": "Username", "email": "Email", "address": {"street": "Street", "suite": "Suite", "city": "City", "zipcode": "Zipcode", "geo": {"lat": "1.5", "lng": "1.5"}}, "phone": "Phone", "website": "Website", "company": {"name": "Name", "catchPhrase": "Catch phrase", "bs": "Bs"}, "id": 1}"#)
    case "Users.create": return .json(#"{"name": "Name", "username": "Username", "email": "Email", "address": {"street": "Street", "suite": "Suite", "city": "City", "zipcode": "Zipcode", "geo": {"lat": "1.5", "lng": "1.5"}}, "phone": "Phone", "website": "Website", "company": {"name": "Name", "catchPhrase": "Catch phrase", "bs": "Bs"}, "id": 1}"#)
    case "Users.replace": return .json(#"{"name": "Name", "username": "Username", "email": "Email", "address": {"street": "Street", "suite": "Suite", "city": "City", "zipcode": "Zipcode", "geo": {"lat": "1.5", "lng": "1.5"}}, "phone": "Phone", "website": "Website", "company": {"name": "Name", "catchPhrase": "Catch phrase", "bs": "Bs"}, "id": 1}"#)
    case "Users.change": return .json(#"{"name": "Name", "username": "Username", "email": "Email", "address": {"street": "Street", "suite": "Suite", "city": "City", "zipcode": "Zipcode", "geo": {"lat": "1.5", "lng": "1.5"}}, "phone": "Phone", "website": "Website", "company": {"name": "Name", "catchPhrase": "Catch phrase", "bs": "Bs"}, "id": 1}"#)
    case "Users.remove": return .empty()
    case "Users.posts": return .json(#"[{"userId": 1, "title": "Title", "body": "Body", "id": 1}]"#)
    case "Users.albums": return .json(#"[{"userId": 1, "title": "Title", "id": 1}]"#)
    case "Users.todos": return .json(#"[{"userId": 1, "title": "Title", "completed": true, "id": 1}]"#)
    default: return nil
    }
  }
}

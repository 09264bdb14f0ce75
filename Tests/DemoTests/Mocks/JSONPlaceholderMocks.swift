// Made by sdkgen for JSONPlaceholder. Do not edit.

import Foundation
public import SDKDemoJSONPlaceholder
public import SDKRuntime

/// A mock of `JSONPlaceholderService` whose methods call the closures that a test or a preview sets.
public nonisolated struct JSONPlaceholderMock: JSONPlaceholderService {
  public var posts = PostsMock()
  public var comments = CommentsMock()
  public var albums = AlbumsMock()
  public var photos = PhotosMock()
  public var todos = TodosMock()
  public var users = UsersMock()

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
}

/// A mock of `PostsService` whose methods call the closures that a test or a preview sets.
public nonisolated struct PostsMock: PostsService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listPages
    case get
    case create
    case replace
    case change
    case remove
    case comments
    case addComment
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, PostsEndpoint>()
  public var onList:
    (
      @Sendable (
        _ ids: [Int]?,
        _ userID: Int?,
        _ title: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) async throws -> [Post]
    )?
  public var onListPages:
    (
      @Sendable (
        _ ids: [Int]?,
        _ userID: Int?,
        _ title: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) -> Pages<[Post], Post>
    )?
  public var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Post)?
  public var onCreate:
    (@Sendable (_ body: NewPost, _ options: RequestOptions) async throws -> Post)?
  public var onReplace:
    (@Sendable (_ id: Int, _ body: NewPost, _ options: RequestOptions) async throws -> Post)?
  public var onChange:
    (@Sendable (_ id: Int, _ body: PostPatch, _ options: RequestOptions) async throws -> Post)?
  public var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?
  public var onComments:
    (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Comment])?
  public var onAddComment:
    (
      @Sendable (
        _ id: Int,
        _ body: CommentDraft,
        _ options: RequestOptions
      ) async throws -> AddedComment
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Post] {
    self.calls.record(
      .list,
      PostsEndpoint.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onList else {
      throw UnsetMock("posts.list")
    }
    return try await onList(
      ids, userID, title, text, page, limit, start, end, sort, order, options)
  }

  public func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Post], Post> {
    self.calls.record(
      .listPages,
      PostsEndpoint.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onListPages else {
      return Pages(throwing: UnsetMock("posts.listPages"))
    }
    return onListPages(ids, userID, title, text, page, limit, start, end, sort, order, options)
  }

  public func get(id: Int, options: RequestOptions) async throws -> Post {
    self.calls.record(.get, PostsEndpoint.get(id: id), options: options)
    guard let onGet else {
      throw UnsetMock("posts.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  public func create(_ body: NewPost, options: RequestOptions) async throws -> Post {
    self.calls.record(.create, PostsEndpoint.create(body), options: options)
    guard let onCreate else {
      throw UnsetMock("posts.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  public func replace(id: Int, _ body: NewPost, options: RequestOptions) async throws -> Post {
    self.calls.record(.replace, PostsEndpoint.replace(id: id, body), options: options)
    guard let onReplace else {
      throw UnsetMock("posts.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  public func change(id: Int, _ body: PostPatch, options: RequestOptions) async throws -> Post {
    self.calls.record(.change, PostsEndpoint.change(id: id, body), options: options)
    guard let onChange else {
      throw UnsetMock("posts.change")
    }
    return try await onChange(id, body, options)
  }

  public func remove(id: Int, options: RequestOptions) async throws {
    self.calls.record(.remove, PostsEndpoint.remove(id: id), options: options)
    guard let onRemove else {
      throw UnsetMock("posts.remove")
    }
    try await onRemove(id, options)
  }

  public func comments(id: Int, options: RequestOptions) async throws -> [Comment] {
    self.calls.record(.comments, PostsEndpoint.comments(id: id), options: options)
    guard let onComments else {
      throw UnsetMock("posts.comments")
    }
    return try await onComments(id, options)
  }

  @discardableResult
  public func addComment(
    id: Int, _ body: CommentDraft, options: RequestOptions
  ) async throws -> AddedComment {
    self.calls.record(.addComment, PostsEndpoint.addComment(id: id, body), options: options)
    guard let onAddComment else {
      throw UnsetMock("posts.addComment")
    }
    return try await onAddComment(id, body, options)
  }
}

nonisolated extension PostsEndpoint: EquatableEndpoint {}

/// A mock of `CommentsService` whose methods call the closures that a test or a preview sets.
public nonisolated struct CommentsMock: CommentsService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listPages
    case get
    case create
    case replace
    case change
    case remove
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, CommentsEndpoint>()
  public var onList:
    (
      @Sendable (
        _ ids: [Int]?,
        _ postID: Int?,
        _ name: String?,
        _ email: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) async throws -> [Comment]
    )?
  public var onListPages:
    (
      @Sendable (
        _ ids: [Int]?,
        _ postID: Int?,
        _ name: String?,
        _ email: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) -> Pages<[Comment], Comment>
    )?
  public var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Comment)?
  public var onCreate:
    (@Sendable (_ body: NewComment, _ options: RequestOptions) async throws -> Comment)?
  public var onReplace:
    (@Sendable (_ id: Int, _ body: NewComment, _ options: RequestOptions) async throws -> Comment)?
  public var onChange:
    (
      @Sendable (
        _ id: Int,
        _ body: CommentPatch,
        _ options: RequestOptions
      ) async throws -> Comment
    )?
  public var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Comment] {
    self.calls.record(
      .list,
      CommentsEndpoint.list(
        ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onList else {
      throw UnsetMock("comments.list")
    }
    return try await onList(
      ids, postID, name, email, text, page, limit, start, end, sort, order, options)
  }

  public func listPages(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Comment], Comment> {
    self.calls.record(
      .listPages,
      CommentsEndpoint.list(
        ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onListPages else {
      return Pages(throwing: UnsetMock("comments.listPages"))
    }
    return onListPages(
      ids, postID, name, email, text, page, limit, start, end, sort, order, options)
  }

  public func get(id: Int, options: RequestOptions) async throws -> Comment {
    self.calls.record(.get, CommentsEndpoint.get(id: id), options: options)
    guard let onGet else {
      throw UnsetMock("comments.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  public func create(_ body: NewComment, options: RequestOptions) async throws -> Comment {
    self.calls.record(.create, CommentsEndpoint.create(body), options: options)
    guard let onCreate else {
      throw UnsetMock("comments.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  public func replace(
    id: Int, _ body: NewComment, options: RequestOptions
  ) async throws -> Comment {
    self.calls.record(.replace, CommentsEndpoint.replace(id: id, body), options: options)
    guard let onReplace else {
      throw UnsetMock("comments.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  public func change(
    id: Int, _ body: CommentPatch, options: RequestOptions
  ) async throws -> Comment {
    self.calls.record(.change, CommentsEndpoint.change(id: id, body), options: options)
    guard let onChange else {
      throw UnsetMock("comments.change")
    }
    return try await onChange(id, body, options)
  }

  public func remove(id: Int, options: RequestOptions) async throws {
    self.calls.record(.remove, CommentsEndpoint.remove(id: id), options: options)
    guard let onRemove else {
      throw UnsetMock("comments.remove")
    }
    try await onRemove(id, options)
  }
}

nonisolated extension CommentsEndpoint: EquatableEndpoint {}

/// A mock of `AlbumsService` whose methods call the closures that a test or a preview sets.
public nonisolated struct AlbumsMock: AlbumsService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listPages
    case get
    case create
    case replace
    case change
    case remove
    case photos
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, AlbumsEndpoint>()
  public var onList:
    (
      @Sendable (
        _ ids: [Int]?,
        _ userID: Int?,
        _ title: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) async throws -> [Album]
    )?
  public var onListPages:
    (
      @Sendable (
        _ ids: [Int]?,
        _ userID: Int?,
        _ title: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) -> Pages<[Album], Album>
    )?
  public var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Album)?
  public var onCreate:
    (@Sendable (_ body: NewAlbum, _ options: RequestOptions) async throws -> Album)?
  public var onReplace:
    (@Sendable (_ id: Int, _ body: NewAlbum, _ options: RequestOptions) async throws -> Album)?
  public var onChange:
    (@Sendable (_ id: Int, _ body: AlbumPatch, _ options: RequestOptions) async throws -> Album)?
  public var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?
  public var onPhotos: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Photo])?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Album] {
    self.calls.record(
      .list,
      AlbumsEndpoint.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onList else {
      throw UnsetMock("albums.list")
    }
    return try await onList(
      ids, userID, title, text, page, limit, start, end, sort, order, options)
  }

  public func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Album], Album> {
    self.calls.record(
      .listPages,
      AlbumsEndpoint.list(
        ids: ids, userID: userID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onListPages else {
      return Pages(throwing: UnsetMock("albums.listPages"))
    }
    return onListPages(ids, userID, title, text, page, limit, start, end, sort, order, options)
  }

  public func get(id: Int, options: RequestOptions) async throws -> Album {
    self.calls.record(.get, AlbumsEndpoint.get(id: id), options: options)
    guard let onGet else {
      throw UnsetMock("albums.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  public func create(_ body: NewAlbum, options: RequestOptions) async throws -> Album {
    self.calls.record(.create, AlbumsEndpoint.create(body), options: options)
    guard let onCreate else {
      throw UnsetMock("albums.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  public func replace(id: Int, _ body: NewAlbum, options: RequestOptions) async throws -> Album {
    self.calls.record(.replace, AlbumsEndpoint.replace(id: id, body), options: options)
    guard let onReplace else {
      throw UnsetMock("albums.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  public func change(id: Int, _ body: AlbumPatch, options: RequestOptions) async throws -> Album {
    self.calls.record(.change, AlbumsEndpoint.change(id: id, body), options: options)
    guard let onChange else {
      throw UnsetMock("albums.change")
    }
    return try await onChange(id, body, options)
  }

  public func remove(id: Int, options: RequestOptions) async throws {
    self.calls.record(.remove, AlbumsEndpoint.remove(id: id), options: options)
    guard let onRemove else {
      throw UnsetMock("albums.remove")
    }
    try await onRemove(id, options)
  }

  public func photos(id: Int, options: RequestOptions) async throws -> [Photo] {
    self.calls.record(.photos, AlbumsEndpoint.photos(id: id), options: options)
    guard let onPhotos else {
      throw UnsetMock("albums.photos")
    }
    return try await onPhotos(id, options)
  }
}

nonisolated extension AlbumsEndpoint: EquatableEndpoint {}

/// A mock of `PhotosService` whose methods call the closures that a test or a preview sets.
public nonisolated struct PhotosMock: PhotosService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listPages
    case get
    case create
    case replace
    case change
    case remove
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, PhotosEndpoint>()
  public var onList:
    (
      @Sendable (
        _ ids: [Int]?,
        _ albumID: Int?,
        _ title: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) async throws -> [Photo]
    )?
  public var onListPages:
    (
      @Sendable (
        _ ids: [Int]?,
        _ albumID: Int?,
        _ title: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) -> Pages<[Photo], Photo>
    )?
  public var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Photo)?
  public var onCreate:
    (@Sendable (_ body: NewPhoto, _ options: RequestOptions) async throws -> Photo)?
  public var onReplace:
    (@Sendable (_ id: Int, _ body: NewPhoto, _ options: RequestOptions) async throws -> Photo)?
  public var onChange:
    (@Sendable (_ id: Int, _ body: PhotoPatch, _ options: RequestOptions) async throws -> Photo)?
  public var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Photo] {
    self.calls.record(
      .list,
      PhotosEndpoint.list(
        ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onList else {
      throw UnsetMock("photos.list")
    }
    return try await onList(
      ids, albumID, title, text, page, limit, start, end, sort, order, options)
  }

  public func listPages(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Photo], Photo> {
    self.calls.record(
      .listPages,
      PhotosEndpoint.list(
        ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit,
        start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onListPages else {
      return Pages(throwing: UnsetMock("photos.listPages"))
    }
    return onListPages(ids, albumID, title, text, page, limit, start, end, sort, order, options)
  }

  public func get(id: Int, options: RequestOptions) async throws -> Photo {
    self.calls.record(.get, PhotosEndpoint.get(id: id), options: options)
    guard let onGet else {
      throw UnsetMock("photos.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  public func create(_ body: NewPhoto, options: RequestOptions) async throws -> Photo {
    self.calls.record(.create, PhotosEndpoint.create(body), options: options)
    guard let onCreate else {
      throw UnsetMock("photos.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  public func replace(id: Int, _ body: NewPhoto, options: RequestOptions) async throws -> Photo {
    self.calls.record(.replace, PhotosEndpoint.replace(id: id, body), options: options)
    guard let onReplace else {
      throw UnsetMock("photos.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  public func change(id: Int, _ body: PhotoPatch, options: RequestOptions) async throws -> Photo {
    self.calls.record(.change, PhotosEndpoint.change(id: id, body), options: options)
    guard let onChange else {
      throw UnsetMock("photos.change")
    }
    return try await onChange(id, body, options)
  }

  public func remove(id: Int, options: RequestOptions) async throws {
    self.calls.record(.remove, PhotosEndpoint.remove(id: id), options: options)
    guard let onRemove else {
      throw UnsetMock("photos.remove")
    }
    try await onRemove(id, options)
  }
}

nonisolated extension PhotosEndpoint: EquatableEndpoint {}

/// A mock of `TodosService` whose methods call the closures that a test or a preview sets.
public nonisolated struct TodosMock: TodosService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listPages
    case get
    case create
    case replace
    case change
    case remove
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, TodosEndpoint>()
  public var onList:
    (
      @Sendable (
        _ ids: [Int]?,
        _ userID: Int?,
        _ title: String?,
        _ completed: Bool?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) async throws -> [Todo]
    )?
  public var onListPages:
    (
      @Sendable (
        _ ids: [Int]?,
        _ userID: Int?,
        _ title: String?,
        _ completed: Bool?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) -> Pages<[Todo], Todo>
    )?
  public var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Todo)?
  public var onCreate:
    (@Sendable (_ body: NewTodo, _ options: RequestOptions) async throws -> Todo)?
  public var onReplace:
    (@Sendable (_ id: Int, _ body: NewTodo, _ options: RequestOptions) async throws -> Todo)?
  public var onChange:
    (@Sendable (_ id: Int, _ body: TodoPatch, _ options: RequestOptions) async throws -> Todo)?
  public var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Todo] {
    self.calls.record(
      .list,
      TodosEndpoint.list(
        ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onList else {
      throw UnsetMock("todos.list")
    }
    return try await onList(
      ids, userID, title, completed, text, page, limit, start, end, sort, order, options)
  }

  public func listPages(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Todo], Todo> {
    self.calls.record(
      .listPages,
      TodosEndpoint.list(
        ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onListPages else {
      return Pages(throwing: UnsetMock("todos.listPages"))
    }
    return onListPages(
      ids, userID, title, completed, text, page, limit, start, end, sort, order, options)
  }

  public func get(id: Int, options: RequestOptions) async throws -> Todo {
    self.calls.record(.get, TodosEndpoint.get(id: id), options: options)
    guard let onGet else {
      throw UnsetMock("todos.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  public func create(_ body: NewTodo, options: RequestOptions) async throws -> Todo {
    self.calls.record(.create, TodosEndpoint.create(body), options: options)
    guard let onCreate else {
      throw UnsetMock("todos.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  public func replace(id: Int, _ body: NewTodo, options: RequestOptions) async throws -> Todo {
    self.calls.record(.replace, TodosEndpoint.replace(id: id, body), options: options)
    guard let onReplace else {
      throw UnsetMock("todos.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  public func change(id: Int, _ body: TodoPatch, options: RequestOptions) async throws -> Todo {
    self.calls.record(.change, TodosEndpoint.change(id: id, body), options: options)
    guard let onChange else {
      throw UnsetMock("todos.change")
    }
    return try await onChange(id, body, options)
  }

  public func remove(id: Int, options: RequestOptions) async throws {
    self.calls.record(.remove, TodosEndpoint.remove(id: id), options: options)
    guard let onRemove else {
      throw UnsetMock("todos.remove")
    }
    try await onRemove(id, options)
  }
}

nonisolated extension TodosEndpoint: EquatableEndpoint {}

/// A mock of `UsersService` whose methods call the closures that a test or a preview sets.
public nonisolated struct UsersMock: UsersService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case list
    case listPages
    case get
    case create
    case replace
    case change
    case remove
    case posts
    case albums
    case todos
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, UsersEndpoint>()
  public var onList:
    (
      @Sendable (
        _ ids: [Int]?,
        _ name: String?,
        _ username: String?,
        _ email: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) async throws -> [User]
    )?
  public var onListPages:
    (
      @Sendable (
        _ ids: [Int]?,
        _ name: String?,
        _ username: String?,
        _ email: String?,
        _ text: String?,
        _ page: Int?,
        _ limit: Int?,
        _ start: Int?,
        _ end: Int?,
        _ sort: String?,
        _ order: Order?,
        _ options: RequestOptions
      ) -> Pages<[User], User>
    )?
  public var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> User)?
  public var onCreate:
    (@Sendable (_ body: NewUser, _ options: RequestOptions) async throws -> User)?
  public var onReplace:
    (@Sendable (_ id: Int, _ body: NewUser, _ options: RequestOptions) async throws -> User)?
  public var onChange:
    (@Sendable (_ id: Int, _ body: UserPatch, _ options: RequestOptions) async throws -> User)?
  public var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?
  public var onPosts: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Post])?
  public var onAlbums: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Album])?
  public var onTodos: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Todo])?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func list(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [User] {
    self.calls.record(
      .list,
      UsersEndpoint.list(
        ids: ids, name: name, username: username, email: email, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onList else {
      throw UnsetMock("users.list")
    }
    return try await onList(
      ids, name, username, email, text, page, limit, start, end, sort, order, options)
  }

  public func listPages(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[User], User> {
    self.calls.record(
      .listPages,
      UsersEndpoint.list(
        ids: ids, name: name, username: username, email: email, text: text, page: page,
        limit: limit, start: start, end: end, sort: sort, order: order),
      options: options)
    guard let onListPages else {
      return Pages(throwing: UnsetMock("users.listPages"))
    }
    return onListPages(
      ids, name, username, email, text, page, limit, start, end, sort, order, options)
  }

  public func get(id: Int, options: RequestOptions) async throws -> User {
    self.calls.record(.get, UsersEndpoint.get(id: id), options: options)
    guard let onGet else {
      throw UnsetMock("users.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  public func create(_ body: NewUser, options: RequestOptions) async throws -> User {
    self.calls.record(.create, UsersEndpoint.create(body), options: options)
    guard let onCreate else {
      throw UnsetMock("users.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  public func replace(id: Int, _ body: NewUser, options: RequestOptions) async throws -> User {
    self.calls.record(.replace, UsersEndpoint.replace(id: id, body), options: options)
    guard let onReplace else {
      throw UnsetMock("users.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  public func change(id: Int, _ body: UserPatch, options: RequestOptions) async throws -> User {
    self.calls.record(.change, UsersEndpoint.change(id: id, body), options: options)
    guard let onChange else {
      throw UnsetMock("users.change")
    }
    return try await onChange(id, body, options)
  }

  public func remove(id: Int, options: RequestOptions) async throws {
    self.calls.record(.remove, UsersEndpoint.remove(id: id), options: options)
    guard let onRemove else {
      throw UnsetMock("users.remove")
    }
    try await onRemove(id, options)
  }

  public func posts(id: Int, options: RequestOptions) async throws -> [Post] {
    self.calls.record(.posts, UsersEndpoint.posts(id: id), options: options)
    guard let onPosts else {
      throw UnsetMock("users.posts")
    }
    return try await onPosts(id, options)
  }

  public func albums(id: Int, options: RequestOptions) async throws -> [Album] {
    self.calls.record(.albums, UsersEndpoint.albums(id: id), options: options)
    guard let onAlbums else {
      throw UnsetMock("users.albums")
    }
    return try await onAlbums(id, options)
  }

  public func todos(id: Int, options: RequestOptions) async throws -> [Todo] {
    self.calls.record(.todos, UsersEndpoint.todos(id: id), options: options)
    guard let onTodos else {
      throw UnsetMock("users.todos")
    }
    return try await onTodos(id, options)
  }
}

nonisolated extension UsersEndpoint: EquatableEndpoint {}

extension SDKDemoJSONPlaceholder.NewPost: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decode(Int.self, "userId"), title: fields.decode(String.self, "title"),
      body: fields.decode(String.self, "body"))
  }
}

extension SDKDemoJSONPlaceholder.Post: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(userID, "userId")
    try fields.encode(title, "title")
    try fields.encode(body, "body")
    try fields.encode(id, "id")
  }
}

extension SDKDemoJSONPlaceholder.PostPatch: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decodeIfPresent(Int.self, "userId"),
      title: fields.decodeIfPresent(String.self, "title"),
      body: fields.decodeIfPresent(String.self, "body"))
  }
}

extension SDKDemoJSONPlaceholder.CommentDraft: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), email: fields.decode(String.self, "email"),
      body: fields.decode(String.self, "body"))
  }
}

extension SDKDemoJSONPlaceholder.NewComment: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), email: fields.decode(String.self, "email"),
      body: fields.decode(String.self, "body"), postID: fields.decode(Int.self, "postId"))
  }
}

extension SDKDemoJSONPlaceholder.Comment: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(email, "email")
    try fields.encode(body, "body")
    try fields.encode(postID, "postId")
    try fields.encode(id, "id")
  }
}

extension SDKDemoJSONPlaceholder.AddedComment: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(email, "email")
    try fields.encode(body, "body")
    try fields.encode(id, "id")
    try fields.encode(postID, "postId", as: .number(Int.self))
  }
}

extension SDKDemoJSONPlaceholder.CommentPatch: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      postID: fields.decodeIfPresent(Int.self, "postId"),
      name: fields.decodeIfPresent(String.self, "name"),
      email: fields.decodeIfPresent(String.self, "email"),
      body: fields.decodeIfPresent(String.self, "body"))
  }
}

extension SDKDemoJSONPlaceholder.NewAlbum: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decode(Int.self, "userId"), title: fields.decode(String.self, "title"))
  }
}

extension SDKDemoJSONPlaceholder.Album: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(userID, "userId")
    try fields.encode(title, "title")
    try fields.encode(id, "id")
  }
}

extension SDKDemoJSONPlaceholder.AlbumPatch: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decodeIfPresent(Int.self, "userId"),
      title: fields.decodeIfPresent(String.self, "title"))
  }
}

extension SDKDemoJSONPlaceholder.NewPhoto: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      albumID: fields.decode(Int.self, "albumId"), title: fields.decode(String.self, "title"),
      url: fields.decode(URL.self, "url"), thumbnailURL: fields.decode(URL.self, "thumbnailUrl"))
  }
}

extension SDKDemoJSONPlaceholder.Photo: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(albumID, "albumId")
    try fields.encode(title, "title")
    try fields.encode(url, "url")
    try fields.encode(thumbnailURL, "thumbnailUrl")
    try fields.encode(id, "id")
  }
}

extension SDKDemoJSONPlaceholder.PhotoPatch: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      albumID: fields.decodeIfPresent(Int.self, "albumId"),
      title: fields.decodeIfPresent(String.self, "title"),
      url: fields.decodeIfPresent(URL.self, "url"),
      thumbnailURL: fields.decodeIfPresent(URL.self, "thumbnailUrl"))
  }
}

extension SDKDemoJSONPlaceholder.NewTodo: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decode(Int.self, "userId"), title: fields.decode(String.self, "title"),
      completed: fields.decode(Bool.self, "completed"))
  }
}

extension SDKDemoJSONPlaceholder.Todo: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(userID, "userId")
    try fields.encode(title, "title")
    try fields.encode(completed, "completed")
    try fields.encode(id, "id")
  }
}

extension SDKDemoJSONPlaceholder.TodoPatch: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decodeIfPresent(Int.self, "userId"),
      title: fields.decodeIfPresent(String.self, "title"),
      completed: fields.decodeIfPresent(Bool.self, "completed"))
  }
}

extension SDKDemoJSONPlaceholder.NewUser: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), username: fields.decode(String.self, "username"),
      email: fields.decode(String.self, "email"), address: fields.decode(Address.self, "address"),
      phone: fields.decode(String.self, "phone"), website: fields.decode(String.self, "website"),
      company: fields.decode(Company.self, "company"))
  }
}

extension SDKDemoJSONPlaceholder.User: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(username, "username")
    try fields.encode(email, "email")
    try fields.encode(address, "address")
    try fields.encode(phone, "phone")
    try fields.encode(website, "website")
    try fields.encode(company, "company")
    try fields.encode(id, "id")
  }
}

extension SDKDemoJSONPlaceholder.UserPatch: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      username: fields.decodeIfPresent(String.self, "username"),
      email: fields.decodeIfPresent(String.self, "email"),
      address: fields.decodeIfPresent(Address.self, "address"),
      phone: fields.decodeIfPresent(String.self, "phone"),
      website: fields.decodeIfPresent(String.self, "website"),
      company: fields.decodeIfPresent(Company.self, "company"))
  }
}

extension SDKDemoJSONPlaceholder.NotFound: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws { _ = FieldEncoder(encoder) }
}

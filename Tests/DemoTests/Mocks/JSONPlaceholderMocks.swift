// Made by sdkgen for JSONPlaceholder. Do not edit.

import Foundation
public import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting

/// The methods of `PostsClient`.
nonisolated protocol PostsService: Sendable {
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
  /// - Throws: `APIError`, whose `declared` is `NotFound` for 404.
  func get(id: Int, options: RequestOptions) async throws -> Post
  @discardableResult
  func create(_ body: NewPost, options: RequestOptions) async throws -> Post
  @discardableResult
  func replace(id: Int, _ body: NewPost, options: RequestOptions) async throws -> Post
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: PostPatch, options: RequestOptions) async throws -> Post
  func remove(id: Int, options: RequestOptions) async throws
  /// The comments on one post.
  func comments(id: Int, options: RequestOptions) async throws -> [Comment]
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
  func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?
  ) async throws -> [Post] {
    try await list(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?
  ) -> Pages<[Post], Post> {
    listPages(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: .init())
  }
  /// - Throws: `APIError`, whose `declared` is `NotFound` for 404.
  func get(id: Int) async throws -> Post {
    try await get(id: id, options: .init())
  }
  @discardableResult
  func create(_ body: NewPost) async throws -> Post {
    try await create(body, options: .init())
  }
  @discardableResult
  func replace(id: Int, _ body: NewPost) async throws -> Post {
    try await replace(id: id, body, options: .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: PostPatch) async throws -> Post {
    try await change(id: id, body, options: .init())
  }
  func remove(id: Int) async throws {
    try await remove(id: id, options: .init())
  }
  /// The comments on one post.
  func comments(id: Int) async throws -> [Comment] {
    try await comments(id: id, options: .init())
  }
  @discardableResult
  func addComment(id: Int, _ body: CommentDraft) async throws -> AddedComment {
    try await addComment(id: id, body, options: .init())
  }
  @discardableResult
  func create(
    userID: Int, title: String, body: String, options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.create(NewPost(userID: userID, title: title, body: body), options: options)
  }
  @discardableResult
  func replace(
    id: Int, userID: Int, title: String, body: String, options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.replace(
      id: id, NewPost(userID: userID, title: title, body: body), options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(
    id: Int, userID: Int? = nil, title: String? = nil, body: String? = nil,
    options: RequestOptions = .init()
  ) async throws -> Post {
    try await self.change(
      id: id, PostPatch(userID: userID, title: title, body: body), options: options)
  }
  @discardableResult
  func addComment(
    id: Int, name: String, email: String, body: String, options: RequestOptions = .init()
  ) async throws -> AddedComment {
    try await self.addComment(
      id: id, CommentDraft(name: name, email: email, body: body), options: options)
  }
}

extension PostsClient: PostsService {}

/// A mock of `PostsService` whose methods call the handlers that a test sets.
nonisolated struct PostsMock: PostsService {
  var onList:
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
  var onListPages:
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
  var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Post)?
  var onCreate: (@Sendable (_ body: NewPost, _ options: RequestOptions) async throws -> Post)?
  var onReplace:
    (@Sendable (_ id: Int, _ body: NewPost, _ options: RequestOptions) async throws -> Post)?
  var onChange:
    (@Sendable (_ id: Int, _ body: PostPatch, _ options: RequestOptions) async throws -> Post)?
  var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?
  var onComments: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Comment])?
  var onAddComment:
    (
      @Sendable (
        _ id: Int,
        _ body: CommentDraft,
        _ options: RequestOptions
      ) async throws -> AddedComment
    )?

  func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Post] {
    guard let onList else {
      throw UnsetMock("posts.list")
    }
    return try await onList(
      ids, userID, title, text, page, limit, start, end, sort, order, options)
  }

  func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Post], Post> {
    guard let onListPages else {
      return Pages(throwing: UnsetMock("posts.listPages"))
    }
    return onListPages(ids, userID, title, text, page, limit, start, end, sort, order, options)
  }

  func get(id: Int, options: RequestOptions) async throws -> Post {
    guard let onGet else {
      throw UnsetMock("posts.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  func create(_ body: NewPost, options: RequestOptions) async throws -> Post {
    guard let onCreate else {
      throw UnsetMock("posts.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  func replace(id: Int, _ body: NewPost, options: RequestOptions) async throws -> Post {
    guard let onReplace else {
      throw UnsetMock("posts.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  func change(id: Int, _ body: PostPatch, options: RequestOptions) async throws -> Post {
    guard let onChange else {
      throw UnsetMock("posts.change")
    }
    return try await onChange(id, body, options)
  }

  func remove(id: Int, options: RequestOptions) async throws {
    guard let onRemove else {
      throw UnsetMock("posts.remove")
    }
    try await onRemove(id, options)
  }

  func comments(id: Int, options: RequestOptions) async throws -> [Comment] {
    guard let onComments else {
      throw UnsetMock("posts.comments")
    }
    return try await onComments(id, options)
  }

  @discardableResult
  func addComment(
    id: Int, _ body: CommentDraft, options: RequestOptions
  ) async throws -> AddedComment {
    guard let onAddComment else {
      throw UnsetMock("posts.addComment")
    }
    return try await onAddComment(id, body, options)
  }
}

/// The methods of `CommentsClient`.
nonisolated protocol CommentsService: Sendable {
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
  func get(id: Int, options: RequestOptions) async throws -> Comment
  @discardableResult
  func create(_ body: NewComment, options: RequestOptions) async throws -> Comment
  @discardableResult
  func replace(id: Int, _ body: NewComment, options: RequestOptions) async throws -> Comment
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: CommentPatch, options: RequestOptions) async throws -> Comment
  func remove(id: Int, options: RequestOptions) async throws
}

extension CommentsService {
  /// All comments, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func list(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?
  ) async throws -> [Comment] {
    try await list(
      ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?
  ) -> Pages<[Comment], Comment> {
    listPages(
      ids: ids, postID: postID, name: name, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: .init())
  }
  func get(id: Int) async throws -> Comment {
    try await get(id: id, options: .init())
  }
  @discardableResult
  func create(_ body: NewComment) async throws -> Comment {
    try await create(body, options: .init())
  }
  @discardableResult
  func replace(id: Int, _ body: NewComment) async throws -> Comment {
    try await replace(id: id, body, options: .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: CommentPatch) async throws -> Comment {
    try await change(id: id, body, options: .init())
  }
  func remove(id: Int) async throws {
    try await remove(id: id, options: .init())
  }
  @discardableResult
  func create(
    name: String, email: String, body: String, postID: Int, options: RequestOptions = .init()
  ) async throws -> Comment {
    try await self.create(
      NewComment(name: name, email: email, body: body, postID: postID), options: options)
  }
  @discardableResult
  func replace(
    id: Int, name: String, email: String, body: String, postID: Int,
    options: RequestOptions = .init()
  ) async throws -> Comment {
    try await self.replace(
      id: id, NewComment(name: name, email: email, body: body, postID: postID), options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(
    id: Int, postID: Int? = nil, name: String? = nil, email: String? = nil, body: String? = nil,
    options: RequestOptions = .init()
  ) async throws -> Comment {
    try await self.change(
      id: id, CommentPatch(postID: postID, name: name, email: email, body: body), options: options)
  }
}

extension CommentsClient: CommentsService {}

/// A mock of `CommentsService` whose methods call the handlers that a test sets.
nonisolated struct CommentsMock: CommentsService {
  var onList:
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
  var onListPages:
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
  var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Comment)?
  var onCreate: (@Sendable (_ body: NewComment, _ options: RequestOptions) async throws -> Comment)?
  var onReplace:
    (@Sendable (_ id: Int, _ body: NewComment, _ options: RequestOptions) async throws -> Comment)?
  var onChange:
    (
      @Sendable (
        _ id: Int,
        _ body: CommentPatch,
        _ options: RequestOptions
      ) async throws -> Comment
    )?
  var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?

  func list(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Comment] {
    guard let onList else {
      throw UnsetMock("comments.list")
    }
    return try await onList(
      ids, postID, name, email, text, page, limit, start, end, sort, order, options)
  }

  func listPages(
    ids: [Int]?, postID: Int?, name: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Comment], Comment> {
    guard let onListPages else {
      return Pages(throwing: UnsetMock("comments.listPages"))
    }
    return onListPages(
      ids, postID, name, email, text, page, limit, start, end, sort, order, options)
  }

  func get(id: Int, options: RequestOptions) async throws -> Comment {
    guard let onGet else {
      throw UnsetMock("comments.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  func create(_ body: NewComment, options: RequestOptions) async throws -> Comment {
    guard let onCreate else {
      throw UnsetMock("comments.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  func replace(id: Int, _ body: NewComment, options: RequestOptions) async throws -> Comment {
    guard let onReplace else {
      throw UnsetMock("comments.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  func change(id: Int, _ body: CommentPatch, options: RequestOptions) async throws -> Comment {
    guard let onChange else {
      throw UnsetMock("comments.change")
    }
    return try await onChange(id, body, options)
  }

  func remove(id: Int, options: RequestOptions) async throws {
    guard let onRemove else {
      throw UnsetMock("comments.remove")
    }
    try await onRemove(id, options)
  }
}

/// The methods of `AlbumsClient`.
nonisolated protocol AlbumsService: Sendable {
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
  func get(id: Int, options: RequestOptions) async throws -> Album
  @discardableResult
  func create(_ body: NewAlbum, options: RequestOptions) async throws -> Album
  @discardableResult
  func replace(id: Int, _ body: NewAlbum, options: RequestOptions) async throws -> Album
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: AlbumPatch, options: RequestOptions) async throws -> Album
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
  func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?
  ) async throws -> [Album] {
    try await list(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?
  ) -> Pages<[Album], Album> {
    listPages(
      ids: ids, userID: userID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: .init())
  }
  func get(id: Int) async throws -> Album {
    try await get(id: id, options: .init())
  }
  @discardableResult
  func create(_ body: NewAlbum) async throws -> Album {
    try await create(body, options: .init())
  }
  @discardableResult
  func replace(id: Int, _ body: NewAlbum) async throws -> Album {
    try await replace(id: id, body, options: .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: AlbumPatch) async throws -> Album {
    try await change(id: id, body, options: .init())
  }
  func remove(id: Int) async throws {
    try await remove(id: id, options: .init())
  }
  /// The photos in one album.
  func photos(id: Int) async throws -> [Photo] {
    try await photos(id: id, options: .init())
  }
  @discardableResult
  func create(
    userID: Int, title: String, options: RequestOptions = .init()
  ) async throws -> Album {
    try await self.create(NewAlbum(userID: userID, title: title), options: options)
  }
  @discardableResult
  func replace(
    id: Int, userID: Int, title: String, options: RequestOptions = .init()
  ) async throws -> Album {
    try await self.replace(id: id, NewAlbum(userID: userID, title: title), options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(
    id: Int, userID: Int? = nil, title: String? = nil, options: RequestOptions = .init()
  ) async throws -> Album {
    try await self.change(id: id, AlbumPatch(userID: userID, title: title), options: options)
  }
}

extension AlbumsClient: AlbumsService {}

/// A mock of `AlbumsService` whose methods call the handlers that a test sets.
nonisolated struct AlbumsMock: AlbumsService {
  var onList:
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
  var onListPages:
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
  var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Album)?
  var onCreate: (@Sendable (_ body: NewAlbum, _ options: RequestOptions) async throws -> Album)?
  var onReplace:
    (@Sendable (_ id: Int, _ body: NewAlbum, _ options: RequestOptions) async throws -> Album)?
  var onChange:
    (@Sendable (_ id: Int, _ body: AlbumPatch, _ options: RequestOptions) async throws -> Album)?
  var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?
  var onPhotos: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Photo])?

  func list(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Album] {
    guard let onList else {
      throw UnsetMock("albums.list")
    }
    return try await onList(
      ids, userID, title, text, page, limit, start, end, sort, order, options)
  }

  func listPages(
    ids: [Int]?, userID: Int?, title: String?, text: String?, page: Int?, limit: Int?, start: Int?,
    end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Album], Album> {
    guard let onListPages else {
      return Pages(throwing: UnsetMock("albums.listPages"))
    }
    return onListPages(ids, userID, title, text, page, limit, start, end, sort, order, options)
  }

  func get(id: Int, options: RequestOptions) async throws -> Album {
    guard let onGet else {
      throw UnsetMock("albums.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  func create(_ body: NewAlbum, options: RequestOptions) async throws -> Album {
    guard let onCreate else {
      throw UnsetMock("albums.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  func replace(id: Int, _ body: NewAlbum, options: RequestOptions) async throws -> Album {
    guard let onReplace else {
      throw UnsetMock("albums.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  func change(id: Int, _ body: AlbumPatch, options: RequestOptions) async throws -> Album {
    guard let onChange else {
      throw UnsetMock("albums.change")
    }
    return try await onChange(id, body, options)
  }

  func remove(id: Int, options: RequestOptions) async throws {
    guard let onRemove else {
      throw UnsetMock("albums.remove")
    }
    try await onRemove(id, options)
  }

  func photos(id: Int, options: RequestOptions) async throws -> [Photo] {
    guard let onPhotos else {
      throw UnsetMock("albums.photos")
    }
    return try await onPhotos(id, options)
  }
}

/// The methods of `PhotosClient`.
nonisolated protocol PhotosService: Sendable {
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
  func get(id: Int, options: RequestOptions) async throws -> Photo
  @discardableResult
  func create(_ body: NewPhoto, options: RequestOptions) async throws -> Photo
  @discardableResult
  func replace(id: Int, _ body: NewPhoto, options: RequestOptions) async throws -> Photo
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: PhotoPatch, options: RequestOptions) async throws -> Photo
  func remove(id: Int, options: RequestOptions) async throws
}

extension PhotosService {
  /// All photos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func list(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?
  ) async throws -> [Photo] {
    try await list(
      ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?
  ) -> Pages<[Photo], Photo> {
    listPages(
      ids: ids, albumID: albumID, title: title, text: text, page: page, limit: limit, start: start,
      end: end, sort: sort, order: order, options: .init())
  }
  func get(id: Int) async throws -> Photo {
    try await get(id: id, options: .init())
  }
  @discardableResult
  func create(_ body: NewPhoto) async throws -> Photo {
    try await create(body, options: .init())
  }
  @discardableResult
  func replace(id: Int, _ body: NewPhoto) async throws -> Photo {
    try await replace(id: id, body, options: .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: PhotoPatch) async throws -> Photo {
    try await change(id: id, body, options: .init())
  }
  func remove(id: Int) async throws {
    try await remove(id: id, options: .init())
  }
  @discardableResult
  func create(
    albumID: Int, title: String, url: URL, thumbnailURL: URL, options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.create(
      NewPhoto(albumID: albumID, title: title, url: url, thumbnailURL: thumbnailURL),
      options: options)
  }
  @discardableResult
  func replace(
    id: Int, albumID: Int, title: String, url: URL, thumbnailURL: URL,
    options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.replace(
      id: id, NewPhoto(albumID: albumID, title: title, url: url, thumbnailURL: thumbnailURL),
      options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(
    id: Int, albumID: Int? = nil, title: String? = nil, url: URL? = nil, thumbnailURL: URL? = nil,
    options: RequestOptions = .init()
  ) async throws -> Photo {
    try await self.change(
      id: id, PhotoPatch(albumID: albumID, title: title, url: url, thumbnailURL: thumbnailURL),
      options: options)
  }
}

extension PhotosClient: PhotosService {}

/// A mock of `PhotosService` whose methods call the handlers that a test sets.
nonisolated struct PhotosMock: PhotosService {
  var onList:
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
  var onListPages:
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
  var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Photo)?
  var onCreate: (@Sendable (_ body: NewPhoto, _ options: RequestOptions) async throws -> Photo)?
  var onReplace:
    (@Sendable (_ id: Int, _ body: NewPhoto, _ options: RequestOptions) async throws -> Photo)?
  var onChange:
    (@Sendable (_ id: Int, _ body: PhotoPatch, _ options: RequestOptions) async throws -> Photo)?
  var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?

  func list(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Photo] {
    guard let onList else {
      throw UnsetMock("photos.list")
    }
    return try await onList(
      ids, albumID, title, text, page, limit, start, end, sort, order, options)
  }

  func listPages(
    ids: [Int]?, albumID: Int?, title: String?, text: String?, page: Int?, limit: Int?,
    start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Photo], Photo> {
    guard let onListPages else {
      return Pages(throwing: UnsetMock("photos.listPages"))
    }
    return onListPages(ids, albumID, title, text, page, limit, start, end, sort, order, options)
  }

  func get(id: Int, options: RequestOptions) async throws -> Photo {
    guard let onGet else {
      throw UnsetMock("photos.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  func create(_ body: NewPhoto, options: RequestOptions) async throws -> Photo {
    guard let onCreate else {
      throw UnsetMock("photos.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  func replace(id: Int, _ body: NewPhoto, options: RequestOptions) async throws -> Photo {
    guard let onReplace else {
      throw UnsetMock("photos.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  func change(id: Int, _ body: PhotoPatch, options: RequestOptions) async throws -> Photo {
    guard let onChange else {
      throw UnsetMock("photos.change")
    }
    return try await onChange(id, body, options)
  }

  func remove(id: Int, options: RequestOptions) async throws {
    guard let onRemove else {
      throw UnsetMock("photos.remove")
    }
    try await onRemove(id, options)
  }
}

/// The methods of `TodosClient`.
nonisolated protocol TodosService: Sendable {
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
  func get(id: Int, options: RequestOptions) async throws -> Todo
  @discardableResult
  func create(_ body: NewTodo, options: RequestOptions) async throws -> Todo
  @discardableResult
  func replace(id: Int, _ body: NewTodo, options: RequestOptions) async throws -> Todo
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: TodoPatch, options: RequestOptions) async throws -> Todo
  func remove(id: Int, options: RequestOptions) async throws
}

extension TodosService {
  /// All todos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func list(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?
  ) async throws -> [Todo] {
    try await list(
      ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
      limit: limit, start: start, end: end, sort: sort, order: order, options: .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?
  ) -> Pages<[Todo], Todo> {
    listPages(
      ids: ids, userID: userID, title: title, completed: completed, text: text, page: page,
      limit: limit, start: start, end: end, sort: sort, order: order, options: .init())
  }
  func get(id: Int) async throws -> Todo {
    try await get(id: id, options: .init())
  }
  @discardableResult
  func create(_ body: NewTodo) async throws -> Todo {
    try await create(body, options: .init())
  }
  @discardableResult
  func replace(id: Int, _ body: NewTodo) async throws -> Todo {
    try await replace(id: id, body, options: .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: TodoPatch) async throws -> Todo {
    try await change(id: id, body, options: .init())
  }
  func remove(id: Int) async throws {
    try await remove(id: id, options: .init())
  }
  @discardableResult
  func create(
    userID: Int, title: String, completed: Bool, options: RequestOptions = .init()
  ) async throws -> Todo {
    try await self.create(
      NewTodo(userID: userID, title: title, completed: completed), options: options)
  }
  @discardableResult
  func replace(
    id: Int, userID: Int, title: String, completed: Bool, options: RequestOptions = .init()
  ) async throws -> Todo {
    try await self.replace(
      id: id, NewTodo(userID: userID, title: title, completed: completed), options: options)
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(
    id: Int, userID: Int? = nil, title: String? = nil, completed: Bool? = nil,
    options: RequestOptions = .init()
  ) async throws -> Todo {
    try await self.change(
      id: id, TodoPatch(userID: userID, title: title, completed: completed), options: options)
  }
}

extension TodosClient: TodosService {}

/// A mock of `TodosService` whose methods call the handlers that a test sets.
nonisolated struct TodosMock: TodosService {
  var onList:
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
  var onListPages:
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
  var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Todo)?
  var onCreate: (@Sendable (_ body: NewTodo, _ options: RequestOptions) async throws -> Todo)?
  var onReplace:
    (@Sendable (_ id: Int, _ body: NewTodo, _ options: RequestOptions) async throws -> Todo)?
  var onChange:
    (@Sendable (_ id: Int, _ body: TodoPatch, _ options: RequestOptions) async throws -> Todo)?
  var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?

  func list(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [Todo] {
    guard let onList else {
      throw UnsetMock("todos.list")
    }
    return try await onList(
      ids, userID, title, completed, text, page, limit, start, end, sort, order, options)
  }

  func listPages(
    ids: [Int]?, userID: Int?, title: String?, completed: Bool?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[Todo], Todo> {
    guard let onListPages else {
      return Pages(throwing: UnsetMock("todos.listPages"))
    }
    return onListPages(
      ids, userID, title, completed, text, page, limit, start, end, sort, order, options)
  }

  func get(id: Int, options: RequestOptions) async throws -> Todo {
    guard let onGet else {
      throw UnsetMock("todos.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  func create(_ body: NewTodo, options: RequestOptions) async throws -> Todo {
    guard let onCreate else {
      throw UnsetMock("todos.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  func replace(id: Int, _ body: NewTodo, options: RequestOptions) async throws -> Todo {
    guard let onReplace else {
      throw UnsetMock("todos.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  func change(id: Int, _ body: TodoPatch, options: RequestOptions) async throws -> Todo {
    guard let onChange else {
      throw UnsetMock("todos.change")
    }
    return try await onChange(id, body, options)
  }

  func remove(id: Int, options: RequestOptions) async throws {
    guard let onRemove else {
      throw UnsetMock("todos.remove")
    }
    try await onRemove(id, options)
  }
}

/// The methods of `UsersClient`.
nonisolated protocol UsersService: Sendable {
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
  func get(id: Int, options: RequestOptions) async throws -> User
  @discardableResult
  func create(_ body: NewUser, options: RequestOptions) async throws -> User
  @discardableResult
  func replace(id: Int, _ body: NewUser, options: RequestOptions) async throws -> User
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: UserPatch, options: RequestOptions) async throws -> User
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
  func list(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?
  ) async throws -> [User] {
    try await list(
      ids: ids, name: name, username: username, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: .init())
  }
  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - text: Searched for in all fields.
  ///   - sort: The name of a field.
  func listPages(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?
  ) -> Pages<[User], User> {
    listPages(
      ids: ids, name: name, username: username, email: email, text: text, page: page, limit: limit,
      start: start, end: end, sort: sort, order: order, options: .init())
  }
  func get(id: Int) async throws -> User {
    try await get(id: id, options: .init())
  }
  @discardableResult
  func create(_ body: NewUser) async throws -> User {
    try await create(body, options: .init())
  }
  @discardableResult
  func replace(id: Int, _ body: NewUser) async throws -> User {
    try await replace(id: id, body, options: .init())
  }
  /// Changes the fields that are given, and leaves the others.
  @discardableResult
  func change(id: Int, _ body: UserPatch) async throws -> User {
    try await change(id: id, body, options: .init())
  }
  func remove(id: Int) async throws {
    try await remove(id: id, options: .init())
  }
  /// The posts of one user.
  func posts(id: Int) async throws -> [Post] {
    try await posts(id: id, options: .init())
  }
  /// The albums of one user.
  func albums(id: Int) async throws -> [Album] {
    try await albums(id: id, options: .init())
  }
  /// What one user has to do.
  func todos(id: Int) async throws -> [Todo] {
    try await todos(id: id, options: .init())
  }
  /// - Parameter website: A host, without a scheme: `hildegard.org`.
  @discardableResult
  func create(
    name: String, username: String, email: String, address: Address, phone: String,
    website: String, company: Company, options: RequestOptions = .init()
  ) async throws -> User {
    try await self.create(
      NewUser(
        name: name, username: username, email: email, address: address, phone: phone,
        website: website, company: company),
      options: options)
  }
  /// - Parameter website: A host, without a scheme: `hildegard.org`.
  @discardableResult
  func replace(
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
  func change(
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

extension UsersClient: UsersService {}

/// A mock of `UsersService` whose methods call the handlers that a test sets.
nonisolated struct UsersMock: UsersService {
  var onList:
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
  var onListPages:
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
  var onGet: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> User)?
  var onCreate: (@Sendable (_ body: NewUser, _ options: RequestOptions) async throws -> User)?
  var onReplace:
    (@Sendable (_ id: Int, _ body: NewUser, _ options: RequestOptions) async throws -> User)?
  var onChange:
    (@Sendable (_ id: Int, _ body: UserPatch, _ options: RequestOptions) async throws -> User)?
  var onRemove: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> Void)?
  var onPosts: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Post])?
  var onAlbums: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Album])?
  var onTodos: (@Sendable (_ id: Int, _ options: RequestOptions) async throws -> [Todo])?

  func list(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) async throws -> [User] {
    guard let onList else {
      throw UnsetMock("users.list")
    }
    return try await onList(
      ids, name, username, email, text, page, limit, start, end, sort, order, options)
  }

  func listPages(
    ids: [Int]?, name: String?, username: String?, email: String?, text: String?, page: Int?,
    limit: Int?, start: Int?, end: Int?, sort: String?, order: Order?, options: RequestOptions
  ) -> Pages<[User], User> {
    guard let onListPages else {
      return Pages(throwing: UnsetMock("users.listPages"))
    }
    return onListPages(
      ids, name, username, email, text, page, limit, start, end, sort, order, options)
  }

  func get(id: Int, options: RequestOptions) async throws -> User {
    guard let onGet else {
      throw UnsetMock("users.get")
    }
    return try await onGet(id, options)
  }

  @discardableResult
  func create(_ body: NewUser, options: RequestOptions) async throws -> User {
    guard let onCreate else {
      throw UnsetMock("users.create")
    }
    return try await onCreate(body, options)
  }

  @discardableResult
  func replace(id: Int, _ body: NewUser, options: RequestOptions) async throws -> User {
    guard let onReplace else {
      throw UnsetMock("users.replace")
    }
    return try await onReplace(id, body, options)
  }

  @discardableResult
  func change(id: Int, _ body: UserPatch, options: RequestOptions) async throws -> User {
    guard let onChange else {
      throw UnsetMock("users.change")
    }
    return try await onChange(id, body, options)
  }

  func remove(id: Int, options: RequestOptions) async throws {
    guard let onRemove else {
      throw UnsetMock("users.remove")
    }
    try await onRemove(id, options)
  }

  func posts(id: Int, options: RequestOptions) async throws -> [Post] {
    guard let onPosts else {
      throw UnsetMock("users.posts")
    }
    return try await onPosts(id, options)
  }

  func albums(id: Int, options: RequestOptions) async throws -> [Album] {
    guard let onAlbums else {
      throw UnsetMock("users.albums")
    }
    return try await onAlbums(id, options)
  }

  func todos(id: Int, options: RequestOptions) async throws -> [Todo] {
    guard let onTodos else {
      throw UnsetMock("users.todos")
    }
    return try await onTodos(id, options)
  }
}

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

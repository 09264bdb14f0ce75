// Made by sdkgen for JSONPlaceholder. Do not edit.

public import SDKRuntime

/// Posts and their comments.
public nonisolated indirect enum PostsEndpoint: Endpoint {
  /// All posts, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// `GET /posts`
  case list(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil
  )
  /// `GET /posts/{id}`
  case get(id: Int)
  /// `POST /posts`
  case create(NewPost)
  /// `PUT /posts/{id}`
  case replace(id: Int, NewPost)
  /// Changes the fields that are given, and leaves the others.
  ///
  /// `PATCH /posts/{id}`
  case change(id: Int, PostPatch)
  /// `DELETE /posts/{id}`
  case remove(id: Int)
  /// The comments on one post.
  ///
  /// `GET /posts/{id}/comments`
  case comments(id: Int)
  /// `POST /posts/{id}/comments`
  case addComment(id: Int, CommentDraft)

  public var request: EndpointRequest {
    switch self {
    case .list(
      let ids, let userID, let title, let text, let page, let limit, let start, let end, let sort,
      let order):
      return EndpointRequest(
        .get, "/posts",
        query: [
          ("id", ids), ("userId", userID), ("title", title), ("q", text), ("_page", page),
          ("_limit", limit), ("_start", start), ("_end", end), ("_sort", sort), ("_order", order),
        ])
    case .get(let id):
      return EndpointRequest(
        .get, "/posts/\(id)", response: .init(errors: [.exactly(404): NotFound.self]))
    case .create(let body):
      return EndpointRequest(.post, "/posts", body: .json(body))
    case .replace(let id, let body):
      return EndpointRequest(.put, "/posts/\(id)", body: .json(body))
    case .change(let id, let body):
      return EndpointRequest(.patch, "/posts/\(id)", body: .json(body))
    case .remove(let id):
      return EndpointRequest(.delete, "/posts/\(id)")
    case .comments(let id):
      return EndpointRequest(.get, "/posts/\(id)/comments")
    case .addComment(let id, let body):
      return EndpointRequest(.post, "/posts/\(id)/comments", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Posts.list"
    case .get: return "Posts.get"
    case .create: return "Posts.create"
    case .replace: return "Posts.replace"
    case .change: return "Posts.change"
    case .remove: return "Posts.remove"
    case .comments: return "Posts.comments"
    case .addComment: return "Posts.addComment"
    }
  }
}

/// Comments on posts.
public nonisolated indirect enum CommentsEndpoint: Endpoint {
  /// All comments, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// `GET /comments`
  case list(
    ids: [Int]? = nil, postID: Int? = nil, name: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil
  )
  /// `GET /comments/{id}`
  case get(id: Int)
  /// `POST /comments`
  case create(NewComment)
  /// `PUT /comments/{id}`
  case replace(id: Int, NewComment)
  /// Changes the fields that are given, and leaves the others.
  ///
  /// `PATCH /comments/{id}`
  case change(id: Int, CommentPatch)
  /// `DELETE /comments/{id}`
  case remove(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(
      let ids, let postID, let name, let email, let text, let page, let limit, let start, let end,
      let sort, let order):
      return EndpointRequest(
        .get, "/comments",
        query: [
          ("id", ids), ("postId", postID), ("name", name), ("email", email), ("q", text),
          ("_page", page), ("_limit", limit), ("_start", start), ("_end", end), ("_sort", sort),
          ("_order", order),
        ])
    case .get(let id):
      return EndpointRequest(.get, "/comments/\(id)")
    case .create(let body):
      return EndpointRequest(.post, "/comments", body: .json(body))
    case .replace(let id, let body):
      return EndpointRequest(.put, "/comments/\(id)", body: .json(body))
    case .change(let id, let body):
      return EndpointRequest(.patch, "/comments/\(id)", body: .json(body))
    case .remove(let id):
      return EndpointRequest(.delete, "/comments/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Comments.list"
    case .get: return "Comments.get"
    case .create: return "Comments.create"
    case .replace: return "Comments.replace"
    case .change: return "Comments.change"
    case .remove: return "Comments.remove"
    }
  }
}

/// Albums and their photos.
public nonisolated indirect enum AlbumsEndpoint: Endpoint {
  /// All albums, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// `GET /albums`
  case list(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil
  )
  /// `GET /albums/{id}`
  case get(id: Int)
  /// `POST /albums`
  case create(NewAlbum)
  /// `PUT /albums/{id}`
  case replace(id: Int, NewAlbum)
  /// Changes the fields that are given, and leaves the others.
  ///
  /// `PATCH /albums/{id}`
  case change(id: Int, AlbumPatch)
  /// `DELETE /albums/{id}`
  case remove(id: Int)
  /// The photos in one album.
  ///
  /// `GET /albums/{id}/photos`
  case photos(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(
      let ids, let userID, let title, let text, let page, let limit, let start, let end, let sort,
      let order):
      return EndpointRequest(
        .get, "/albums",
        query: [
          ("id", ids), ("userId", userID), ("title", title), ("q", text), ("_page", page),
          ("_limit", limit), ("_start", start), ("_end", end), ("_sort", sort), ("_order", order),
        ])
    case .get(let id):
      return EndpointRequest(.get, "/albums/\(id)")
    case .create(let body):
      return EndpointRequest(.post, "/albums", body: .json(body))
    case .replace(let id, let body):
      return EndpointRequest(.put, "/albums/\(id)", body: .json(body))
    case .change(let id, let body):
      return EndpointRequest(.patch, "/albums/\(id)", body: .json(body))
    case .remove(let id):
      return EndpointRequest(.delete, "/albums/\(id)")
    case .photos(let id):
      return EndpointRequest(.get, "/albums/\(id)/photos")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Albums.list"
    case .get: return "Albums.get"
    case .create: return "Albums.create"
    case .replace: return "Albums.replace"
    case .change: return "Albums.change"
    case .remove: return "Albums.remove"
    case .photos: return "Albums.photos"
    }
  }
}

/// Photos in albums.
public nonisolated indirect enum PhotosEndpoint: Endpoint {
  /// All photos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// `GET /photos`
  case list(
    ids: [Int]? = nil, albumID: Int? = nil, title: String? = nil, text: String? = nil,
    page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil, sort: String? = nil,
    order: Order? = nil
  )
  /// `GET /photos/{id}`
  case get(id: Int)
  /// `POST /photos`
  case create(NewPhoto)
  /// `PUT /photos/{id}`
  case replace(id: Int, NewPhoto)
  /// Changes the fields that are given, and leaves the others.
  ///
  /// `PATCH /photos/{id}`
  case change(id: Int, PhotoPatch)
  /// `DELETE /photos/{id}`
  case remove(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(
      let ids, let albumID, let title, let text, let page, let limit, let start, let end,
      let sort, let order):
      return EndpointRequest(
        .get, "/photos",
        query: [
          ("id", ids), ("albumId", albumID), ("title", title), ("q", text), ("_page", page),
          ("_limit", limit), ("_start", start), ("_end", end), ("_sort", sort), ("_order", order),
        ])
    case .get(let id):
      return EndpointRequest(.get, "/photos/\(id)")
    case .create(let body):
      return EndpointRequest(.post, "/photos", body: .json(body))
    case .replace(let id, let body):
      return EndpointRequest(.put, "/photos/\(id)", body: .json(body))
    case .change(let id, let body):
      return EndpointRequest(.patch, "/photos/\(id)", body: .json(body))
    case .remove(let id):
      return EndpointRequest(.delete, "/photos/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Photos.list"
    case .get: return "Photos.get"
    case .create: return "Photos.create"
    case .replace: return "Photos.replace"
    case .change: return "Photos.change"
    case .remove: return "Photos.remove"
    }
  }
}

/// Things users have to do.
public nonisolated indirect enum TodosEndpoint: Endpoint {
  /// All todos, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// `GET /todos`
  case list(
    ids: [Int]? = nil, userID: Int? = nil, title: String? = nil, completed: Bool? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil
  )
  /// `GET /todos/{id}`
  case get(id: Int)
  /// `POST /todos`
  case create(NewTodo)
  /// `PUT /todos/{id}`
  case replace(id: Int, NewTodo)
  /// Changes the fields that are given, and leaves the others.
  ///
  /// `PATCH /todos/{id}`
  case change(id: Int, TodoPatch)
  /// `DELETE /todos/{id}`
  case remove(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(
      let ids, let userID, let title, let completed, let text, let page, let limit, let start,
      let end, let sort, let order):
      return EndpointRequest(
        .get, "/todos",
        query: [
          ("id", ids), ("userId", userID), ("title", title), ("completed", completed), ("q", text),
          ("_page", page), ("_limit", limit), ("_start", start), ("_end", end), ("_sort", sort),
          ("_order", order),
        ])
    case .get(let id):
      return EndpointRequest(.get, "/todos/\(id)")
    case .create(let body):
      return EndpointRequest(.post, "/todos", body: .json(body))
    case .replace(let id, let body):
      return EndpointRequest(.put, "/todos/\(id)", body: .json(body))
    case .change(let id, let body):
      return EndpointRequest(.patch, "/todos/\(id)", body: .json(body))
    case .remove(let id):
      return EndpointRequest(.delete, "/todos/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Todos.list"
    case .get: return "Todos.get"
    case .create: return "Todos.create"
    case .replace: return "Todos.replace"
    case .change: return "Todos.change"
    case .remove: return "Todos.remove"
    }
  }
}

/// Users, and what belongs to them.
public nonisolated indirect enum UsersEndpoint: Endpoint {
  /// All users, or those that fit every filter. Pages count from 1, slices from 0.
  ///
  /// `GET /users`
  case list(
    ids: [Int]? = nil, name: String? = nil, username: String? = nil, email: String? = nil,
    text: String? = nil, page: Int? = nil, limit: Int? = nil, start: Int? = nil, end: Int? = nil,
    sort: String? = nil, order: Order? = nil
  )
  /// `GET /users/{id}`
  case get(id: Int)
  /// `POST /users`
  case create(NewUser)
  /// `PUT /users/{id}`
  case replace(id: Int, NewUser)
  /// Changes the fields that are given, and leaves the others.
  ///
  /// `PATCH /users/{id}`
  case change(id: Int, UserPatch)
  /// `DELETE /users/{id}`
  case remove(id: Int)
  /// The posts of one user.
  ///
  /// `GET /users/{id}/posts`
  case posts(id: Int)
  /// The albums of one user.
  ///
  /// `GET /users/{id}/albums`
  case albums(id: Int)
  /// What one user has to do.
  ///
  /// `GET /users/{id}/todos`
  case todos(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(
      let ids, let name, let username, let email, let text, let page, let limit, let start,
      let end, let sort, let order):
      return EndpointRequest(
        .get, "/users",
        query: [
          ("id", ids), ("name", name), ("username", username), ("email", email), ("q", text),
          ("_page", page), ("_limit", limit), ("_start", start), ("_end", end), ("_sort", sort),
          ("_order", order),
        ])
    case .get(let id):
      return EndpointRequest(.get, "/users/\(id)")
    case .create(let body):
      return EndpointRequest(.post, "/users", body: .json(body))
    case .replace(let id, let body):
      return EndpointRequest(.put, "/users/\(id)", body: .json(body))
    case .change(let id, let body):
      return EndpointRequest(.patch, "/users/\(id)", body: .json(body))
    case .remove(let id):
      return EndpointRequest(.delete, "/users/\(id)")
    case .posts(let id):
      return EndpointRequest(.get, "/users/\(id)/posts")
    case .albums(let id):
      return EndpointRequest(.get, "/users/\(id)/albums")
    case .todos(let id):
      return EndpointRequest(.get, "/users/\(id)/todos")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Users.list"
    case .get: return "Users.get"
    case .create: return "Users.create"
    case .replace: return "Users.replace"
    case .change: return "Users.change"
    case .remove: return "Users.remove"
    case .posts: return "Users.posts"
    case .albums: return "Users.albums"
    case .todos: return "Users.todos"
    }
  }
}

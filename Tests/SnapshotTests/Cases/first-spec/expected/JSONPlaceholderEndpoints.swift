// Made by sdkgen for JSONPlaceholder. Do not edit.

public import SDKRuntime

/// Posts and their comments.
public nonisolated indirect enum PostsEndpoint: Endpoint {
  /// `GET /posts`
  case list(userID: Int? = nil, page: Int? = nil, limit: Int? = nil)
  /// `GET /posts/{id}`
  case get(id: Int)
  /// `POST /posts`
  case create(NewPost)
  /// `PATCH /posts/{id}`
  case change(id: Int, PostPatch)
  /// `DELETE /posts/{id}`
  case remove(id: Int)
  /// `GET /posts/{id}/comments`
  case comments(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let userID, let page, let limit):
      return EndpointRequest(
        .get, "/posts", query: [("userId", userID), ("_page", page), ("_limit", limit)])
    case .get(let id):
      return EndpointRequest(.get, "/posts/\(id)")
    case .create(let body):
      return EndpointRequest(.post, "/posts", body: .json(body))
    case .change(let id, let body):
      return EndpointRequest(.patch, "/posts/\(id)", body: .json(body))
    case .remove(let id):
      return EndpointRequest(.delete, "/posts/\(id)")
    case .comments(let id):
      return EndpointRequest(.get, "/posts/\(id)/comments")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Posts.list"
    case .get: return "Posts.get"
    case .create: return "Posts.create"
    case .change: return "Posts.change"
    case .remove: return "Posts.remove"
    case .comments: return "Posts.comments"
    }
  }
}

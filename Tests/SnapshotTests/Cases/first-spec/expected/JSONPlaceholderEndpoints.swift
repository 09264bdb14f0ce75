// Made by sdkgen for JSONPlaceholder. Do not edit.

public import SDKRuntime

/// Posts and their comments.
public nonisolated enum PostsEndpoint: Endpoint {
  /// `posts.list`
  case list(userID: Int? = nil, page: Int? = nil, limit: Int? = nil)
  /// `posts.get`
  case get(id: Int)
  /// `posts.create`
  case create(NewPost)
  /// `posts.change`
  case change(id: Int, PostPatch)
  /// `posts.remove`
  case remove(id: Int)
  /// `posts.comments`
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

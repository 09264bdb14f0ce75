// Made by sdkgen for Feed. Do not edit.

public import SDKRuntime

public nonisolated enum PostsEndpoint: Endpoint {
  /// `GET /posts`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(
        .get, "/posts", response: .init(errors: [.exactly(404): Get404Error.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Posts.get"
    }
  }
}

public nonisolated enum EventsEndpoint: Endpoint {
  /// `GET /events`
  case watchPosts

  public var request: EndpointRequest {
    switch self {
    case .watchPosts:
      return EndpointRequest(.get, "/events")
    }
  }

  public var operationID: String {
    switch self {
    case .watchPosts: return "Events.watchPosts"
    }
  }
}

// Made by sdkgen for Blog. Do not edit.

public import SDKRuntime

public nonisolated enum BlogEndpoint: Endpoint {
  /// `GET /comments`
  case comments

  public var request: EndpointRequest {
    switch self {
    case .comments:
      return EndpointRequest(.get, "/comments")
    }
  }

  public var operationID: String {
    switch self {
    case .comments: return "Blog.comments"
    }
  }
}

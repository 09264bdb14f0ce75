// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated enum ChatEndpoint: Endpoint {
  /// `/paths/~1completions/post`
  case complete(ChatEndpoint.CompleteBody)
  /// `/paths/~1search/post`
  case search(page: Int? = nil, ChatEndpoint.SearchBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .complete(let body):
      return EndpointRequest(.post, "/completions", body: .json(body))
    case .search(let page, let body):
      return EndpointRequest(.post, "/search", query: [("page", page)], body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .complete: return "Chat.complete"
    case .search: return "Chat.search"
    }
  }
}

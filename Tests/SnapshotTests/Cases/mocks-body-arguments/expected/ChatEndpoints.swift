// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated enum ChatChatEndpoint: Endpoint {
  /// `/paths/~1completions/post`
  case complete(CompleteBody)
  /// `/paths/~1search/post`
  case search(page: Int? = nil, SearchBody? = nil)

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
    case .complete: return "ChatChat.complete"
    case .search: return "ChatChat.search"
    }
  }
}

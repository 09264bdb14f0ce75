// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ChatEndpoint: Endpoint {
  /// `POST /completions`
  case complete(CompleteBody)
  /// `POST /search`
  case search(SearchBody? = nil, page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .complete(let body):
      return EndpointRequest(.post, "/completions", body: .json(body))
    case .search(let body, let page):
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

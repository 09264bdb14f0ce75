// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated enum ChatEndpoint: Endpoint {
  /// What happens.
  ///
  /// `GET /watch`
  case watch(since: Int? = nil)
  /// `POST /ask`
  case ask(Prompt)

  public var request: EndpointRequest {
    switch self {
    case .watch(let since):
      return EndpointRequest(.get, "/watch", query: [("since", since)])
    case .ask(let body):
      return EndpointRequest(.post, "/ask", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .watch: return "Chat.watch"
    case .ask: return "Chat.ask"
    }
  }
}

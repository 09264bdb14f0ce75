// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated enum ChatEndpoint: Endpoint {
  /// `POST /ask`
  case ask(Question? = nil)

  public var request: EndpointRequest {
    switch self {
    case .ask(let body):
      return EndpointRequest(.post, "/ask", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .ask: return "Chat.ask"
    }
  }
}

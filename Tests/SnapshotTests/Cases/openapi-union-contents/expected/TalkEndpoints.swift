// Made by sdkgen for Talk. Do not edit.

public import SDKRuntime

public nonisolated enum TalkEndpoint: Endpoint {
  /// `POST /chat`
  case chat(ChatBody)

  public var request: EndpointRequest {
    switch self {
    case .chat(let body):
      return EndpointRequest(.post, "/chat", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .chat: return "Talk.chat"
    }
  }
}

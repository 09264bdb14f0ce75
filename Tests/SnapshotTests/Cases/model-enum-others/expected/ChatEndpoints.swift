// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ChatEndpoint: Endpoint {
  /// `POST /questions`
  case ask(Question)

  public var request: EndpointRequest {
    switch self {
    case .ask(let body):
      return EndpointRequest(.post, "/questions", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .ask: return "Chat.ask"
    }
  }
}

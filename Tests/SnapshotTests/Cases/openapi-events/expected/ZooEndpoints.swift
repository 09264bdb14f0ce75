// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum AskEndpoint: Endpoint {
  /// `/paths/~1ask/post`
  case ask(AskEndpoint.AskBody)

  public var request: EndpointRequest {
    switch self {
    case .ask(let body):
      return EndpointRequest(.post, "/ask", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .ask: return "Ask.ask"
    }
  }
}

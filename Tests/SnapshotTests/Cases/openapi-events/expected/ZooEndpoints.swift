// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /ask`
  case ask(AskBody)

  public var request: EndpointRequest {
    switch self {
    case .ask(let body):
      return EndpointRequest(.post, "/ask", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .ask: return "Zoo.ask"
    }
  }
}

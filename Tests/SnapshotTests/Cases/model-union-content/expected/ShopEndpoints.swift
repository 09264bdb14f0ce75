// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /events`
  case send(Event)

  public var request: EndpointRequest {
    switch self {
    case .send(let body):
      return EndpointRequest(.post, "/events", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "Shop.send"
    }
  }
}

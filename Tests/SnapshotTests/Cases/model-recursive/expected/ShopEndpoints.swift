// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `swap`
  case swap(Node)

  public var request: EndpointRequest {
    switch self {
    case .swap(let body):
      return EndpointRequest(.post, "/nodes", body: .json(body))
    }
  }
}

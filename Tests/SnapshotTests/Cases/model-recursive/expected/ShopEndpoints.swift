// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `POST /nodes`
  case swap(Node)

  public var request: EndpointRequest {
    switch self {
    case .swap(let body):
      return EndpointRequest(.post, "/nodes", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .swap: return "Shop.swap"
    }
  }
}

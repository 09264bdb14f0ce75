// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /payments`
  case pay(Payment)

  public var request: EndpointRequest {
    switch self {
    case .pay(let body):
      return EndpointRequest(.post, "/payments", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .pay: return "Shop.pay"
    }
  }
}

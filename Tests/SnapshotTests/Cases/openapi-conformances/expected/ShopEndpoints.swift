// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /orders`
  case listOrders

  public var request: EndpointRequest {
    switch self {
    case .listOrders:
      return EndpointRequest(.get, "/orders")
    }
  }

  public var operationID: String {
    switch self {
    case .listOrders: return "Shop.listOrders"
    }
  }
}

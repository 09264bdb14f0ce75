// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum OrdersEndpoint: Endpoint {
  /// `/paths/~1orders/get`
  case listOrders

  public var request: EndpointRequest {
    switch self {
    case .listOrders:
      return EndpointRequest(.get, "/orders")
    }
  }

  public var operationID: String {
    switch self {
    case .listOrders: return "Orders.listOrders"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /orders`
  case list
  /// `GET /status`
  case status

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/orders")
    case .status:
      return EndpointRequest(
        .get, "/status", options: .init(deadline: .seconds(5), sharesExchange: false))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .status: return "Shop.status"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(order: Order? = nil, level: Level? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let order, let level):
      return EndpointRequest(.get, "/pets", query: [("order", order), ("level", level)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}

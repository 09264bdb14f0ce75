// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets/{order}`
  case list(order: Order, term: Term? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let order, let term):
      return EndpointRequest(.get, "/pets/\(order, "order")", query: [("term", term)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}

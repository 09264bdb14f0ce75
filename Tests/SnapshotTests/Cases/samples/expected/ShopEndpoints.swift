// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /item`
  case item
  /// `POST /pay`
  case pay(Pay)
  /// `GET /amount`
  case amount

  public var request: EndpointRequest {
    switch self {
    case .item:
      return EndpointRequest(.get, "/item")
    case .pay(let body):
      return EndpointRequest(.post, "/pay", body: .json(body))
    case .amount:
      return EndpointRequest(.get, "/amount")
    }
  }

  public var operationID: String {
    switch self {
    case .item: return "Shop.item"
    case .pay: return "Shop.pay"
    case .amount: return "Shop.amount"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /orders`
  case buy([Int])

  public var request: EndpointRequest {
    switch self {
    case .buy(let body):
      return EndpointRequest(
        .post, "/orders", body: .json(body), options: .init(idempotencyHeader: "Idempotency-Key"))
    }
  }

  public var operationID: String {
    switch self {
    case .buy: return "Shop.buy"
    }
  }
}

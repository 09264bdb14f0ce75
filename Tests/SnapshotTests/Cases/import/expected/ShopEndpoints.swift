// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /orders`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/orders", response: .init(errors: [.other: Problem.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}

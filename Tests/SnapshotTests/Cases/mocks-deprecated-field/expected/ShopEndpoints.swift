// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /items`
  case items

  public var request: EndpointRequest {
    switch self {
    case .items:
      return EndpointRequest(.get, "/items")
    }
  }

  public var operationID: String {
    switch self {
    case .items: return "Shop.items"
    }
  }
}

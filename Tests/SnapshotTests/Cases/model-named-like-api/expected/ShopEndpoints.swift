// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /shop`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/shop")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shop.get"
    }
  }
}

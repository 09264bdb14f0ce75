// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /item`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/item")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shop.get"
    }
  }
}

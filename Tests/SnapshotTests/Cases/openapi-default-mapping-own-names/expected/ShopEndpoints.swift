// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case a

  public var request: EndpointRequest {
    switch self {
    case .a:
      return EndpointRequest(.get, "/a")
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Shop.a"
    }
  }
}

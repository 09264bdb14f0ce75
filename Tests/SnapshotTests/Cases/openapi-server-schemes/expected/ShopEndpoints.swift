// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case a
  /// `GET /b`
  case b

  public var request: EndpointRequest {
    switch self {
    case .a:
      return EndpointRequest(.get, "/a", server: "up")
    case .b:
      return EndpointRequest(.get, "/b")
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Shop.a"
    case .b: return "Shop.b"
    }
  }
}

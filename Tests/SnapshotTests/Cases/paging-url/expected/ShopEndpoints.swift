// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case a(size: Int? = nil)
  /// `GET /b`
  case b

  public var request: EndpointRequest {
    switch self {
    case .a(let size):
      return EndpointRequest(.get, "/a", query: [("size", size)])
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

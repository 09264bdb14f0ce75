// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case a
  /// `GET /b`
  case b
  /// `GET /c`
  case c

  public var request: EndpointRequest {
    switch self {
    case .a:
      return EndpointRequest(.get, "/a", options: .init(cache: .ttl(.seconds(300))))
    case .b:
      return EndpointRequest(.get, "/b", options: .init(cache: .bypass))
    case .c:
      return EndpointRequest(
        .get, "/c",
        options: .init(cache: .staleWhileRevalidate(fresh: .seconds(60), stale: .seconds(3600))))
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Shop.a"
    case .b: return "Shop.b"
    case .c: return "Shop.c"
    }
  }
}

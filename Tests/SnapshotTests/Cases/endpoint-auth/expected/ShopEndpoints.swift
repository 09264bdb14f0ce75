// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case a
  /// `GET /b`
  case b
  /// `GET /c`
  case c
  /// `GET /d`
  case d

  public var request: EndpointRequest {
    switch self {
    case .a:
      return EndpointRequest(.get, "/a")
    case .b:
      return EndpointRequest(.get, "/b", auth: .scheme("key"))
    case .c:
      return EndpointRequest(.get, "/c", auth: .all(["token", "key"]))
    case .d:
      return EndpointRequest(.get, "/d", auth: .none)
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Shop.a"
    case .b: return "Shop.b"
    case .c: return "Shop.c"
    case .d: return "Shop.d"
    }
  }
}

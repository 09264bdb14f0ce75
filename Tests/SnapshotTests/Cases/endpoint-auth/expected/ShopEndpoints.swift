// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `a`
  case a
  /// `b`
  case b
  /// `c`
  case c
  /// `d`
  case d

  public var request: EndpointRequest {
    switch self {
    case .a:
      EndpointRequest(.get, "/a")
    case .b:
      EndpointRequest(.get, "/b", auth: .scheme("key"))
    case .c:
      EndpointRequest(.get, "/c", auth: .all(["token", "key"]))
    case .d:
      EndpointRequest(.get, "/d", auth: .none)
    }
  }
}

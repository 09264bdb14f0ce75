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
      return EndpointRequest(.get, "/a", options: .init(timeout: .milliseconds(2500)))
    case .b:
      return EndpointRequest(.get, "/b", options: .init(timeout: .milliseconds(500)))
    case .c:
      return EndpointRequest(.get, "/c", options: .init(timeout: .seconds(300)))
    case .d:
      return EndpointRequest(
        .get, "/d",
        options: .init(timeout: .seconds(3600), retry: RetryPolicy.none, cache: .bypass))
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

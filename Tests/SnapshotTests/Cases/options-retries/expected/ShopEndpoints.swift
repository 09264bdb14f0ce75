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
  /// `GET /e`
  case e

  public var request: EndpointRequest {
    switch self {
    case .a:
      return EndpointRequest(.get, "/a", options: .init(retry: RetryPolicy.none))
    case .b:
      return EndpointRequest(
        .get, "/b", response: .init(success: SuccessRule(at: ["code"], is: 0)),
        options: .init(deadline: .milliseconds(500), retry: .init(codes: ["EGW00201"])))
    case .c:
      return EndpointRequest(
        .get, "/c",
        options: .init(
          retry: .init(
            maxRetries: 5, statuses: [429, 503], baseDelay: .milliseconds(100),
            maxDelay: .seconds(2))))
    case .d:
      return EndpointRequest(
        .get, "/d",
        options: .init(
          retry: .init(methods: ["GET", "QUERY", "PUT"], multiplier: 1.5, jitter: .equal)))
    case .e:
      return EndpointRequest(
        .get, "/e", options: .init(retry: .init(errors: [.dns, .connectionLost])))
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Shop.a"
    case .b: return "Shop.b"
    case .c: return "Shop.c"
    case .d: return "Shop.d"
    case .e: return "Shop.e"
    }
  }
}

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

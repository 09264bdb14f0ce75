// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case a(page: Int? = nil)
  /// `GET /b`
  case b(page: Int? = nil)
  /// `GET /c`
  case c(page: Int? = nil)
  /// `GET /d`
  case d(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .a(let page):
      return EndpointRequest(
        .get, "/a", query: [("page", page)], response: .init(unwrap: ["response", "items"]))
    case .b(let page):
      return EndpointRequest(
        .get, "/b", query: [("page", page)], response: .init(unwrap: ["response", "body"]))
    case .c(let page):
      return EndpointRequest(.get, "/c", query: [("page", page)])
    case .d(let page):
      return EndpointRequest(.get, "/d", query: [("page", page)])
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

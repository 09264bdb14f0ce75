// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case a(after: String? = nil)
  /// `GET /b`
  case b(since: Int? = nil)
  /// `GET /c`
  case c(after: UUID)
  /// `GET /d`
  case d(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .a(let after):
      return EndpointRequest(.get, "/a", query: [("after", after)])
    case .b(let since):
      return EndpointRequest(.get, "/b", query: [("since", since)])
    case .c(let after):
      return EndpointRequest(.get, "/c", query: [("after", after)])
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

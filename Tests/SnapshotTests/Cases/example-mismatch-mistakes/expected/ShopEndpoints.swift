// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case right
  /// `GET /b`
  case wrong
  /// `GET /c`
  case lacks
  /// `GET /d`
  case list
  /// `GET /e`
  case text

  public var request: EndpointRequest {
    switch self {
    case .right:
      return EndpointRequest(.get, "/a")
    case .wrong:
      return EndpointRequest(.get, "/b")
    case .lacks:
      return EndpointRequest(.get, "/c")
    case .list:
      return EndpointRequest(.get, "/d")
    case .text:
      return EndpointRequest(.get, "/e")
    }
  }

  public var operationID: String {
    switch self {
    case .right: return "Shop.right"
    case .wrong: return "Shop.wrong"
    case .lacks: return "Shop.lacks"
    case .list: return "Shop.list"
    case .text: return "Shop.text"
    }
  }
}

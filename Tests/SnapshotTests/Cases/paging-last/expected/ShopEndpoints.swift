// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(page: Int? = nil)
  /// `GET /find`
  case find(p: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(.get, "/pets", query: [("page", page)])
    case .find(let p):
      return EndpointRequest(.get, "/find", query: [("p", p)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .find: return "Shop.find"
    }
  }
}

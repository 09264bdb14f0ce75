// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `QUERY /pets`
  case search(Search)
  /// `POST /find`
  case find(q: String, page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .search(let body):
      return EndpointRequest(.query, "/pets", body: .json(body))
    case .find(let q, let page):
      return EndpointRequest(.post, "/find", body: .form([("q", q), ("page", page)]))
    }
  }

  public var operationID: String {
    switch self {
    case .search: return "Shop.search"
    case .find: return "Shop.find"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// All pets.
  ///
  /// `GET /pets`
  case list(kind: String, page: Int? = nil, limit: Int? = nil)
  /// `GET /names`
  case names(page: Int = 0)

  public var request: EndpointRequest {
    switch self {
    case .list(let kind, let page, let limit):
      return EndpointRequest(
        .get, "/pets", query: [("kind", kind), ("_page", page), ("_limit", limit)])
    case .names(let page):
      return EndpointRequest(.get, "/names", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .names: return "Shop.names"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(limit: Int, after: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let limit, let after):
      return EndpointRequest(.get, "/pets", query: [("limit?", limit), ("after?", after)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}

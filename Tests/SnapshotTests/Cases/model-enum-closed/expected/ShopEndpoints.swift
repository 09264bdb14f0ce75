// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /sides`
  case list(side: Side? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let side):
      return EndpointRequest(.get, "/sides", query: [("side", side)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(offset: Int? = nil, limit: Int? = nil)
  /// `GET /times`
  case times(offset: Int32)

  public var request: EndpointRequest {
    switch self {
    case .list(let offset, let limit):
      return EndpointRequest(.get, "/pets", query: [("offset", offset), ("limit", limit)])
    case .times(let offset):
      return EndpointRequest(.get, "/times", query: [("offset", offset)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .times: return "Shop.times"
    }
  }
}

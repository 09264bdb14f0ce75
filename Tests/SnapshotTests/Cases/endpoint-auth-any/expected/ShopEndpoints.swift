// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case get
  /// `GET /all`
  case list

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/pets", auth: .any([["token"], ["key"]]))
    case .list:
      return EndpointRequest(.get, "/all", auth: .any([["token", "key"], []]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shop.get"
    case .list: return "Shop.list"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `POST /pets`
  case off
  /// `DELETE /pets`
  case remove

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets", options: .init(cache: .ttl(.seconds(300))))
    case .off:
      return EndpointRequest(.post, "/pets", options: .init(cache: .bypass))
    case .remove:
      return EndpointRequest(.delete, "/pets", options: .init(cache: .ttl(.seconds(300))))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .off: return "Shop.off"
    case .remove: return "Shop.remove"
    }
  }
}

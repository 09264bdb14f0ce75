// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `POST /pets`
  case off
  /// `QUERY /pets`
  case find(String)
  /// `COPY /pets`
  case copy
  /// `DELETE /pets`
  case remove

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets", options: .init(cache: .ttl(.seconds(300))))
    case .off:
      return EndpointRequest(.post, "/pets", options: .init(cache: .bypass))
    case .find(let body):
      return EndpointRequest(
        .query, "/pets", body: .json(body), options: .init(cache: .ttl(.seconds(300))))
    case .copy:
      return EndpointRequest("COPY", "/pets", options: .init(cache: .ttl(.seconds(300))))
    case .remove:
      return EndpointRequest(.delete, "/pets", options: .init(cache: .ttl(.seconds(300))))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .off: return "Shop.off"
    case .find: return "Shop.find"
    case .copy: return "Shop.copy"
    case .remove: return "Shop.remove"
    }
  }
}

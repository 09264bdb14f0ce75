// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /old`
  case old
  /// `GET /new`
  case new

  public var request: EndpointRequest {
    switch self {
    case .old:
      return EndpointRequest(.get, "/old")
    case .new:
      return EndpointRequest(.get, "/new", server: "/v2")
    }
  }

  public var operationID: String {
    switch self {
    case .old: return "Shop.old"
    case .new: return "Shop.new"
    }
  }
}

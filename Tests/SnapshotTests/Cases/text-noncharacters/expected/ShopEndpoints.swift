// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case pets

  public var request: EndpointRequest {
    switch self {
    case .pets:
      return EndpointRequest(.get, "/pets", query: [("x", "﷠")])
    }
  }

  public var operationID: String {
    switch self {
    case .pets: return "Shop.pets"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case listA

  public var request: EndpointRequest {
    switch self {
    case .listA:
      return EndpointRequest(.get, "/a")
    }
  }

  public var operationID: String {
    switch self {
    case .listA: return "Shop.listA"
    }
  }
}

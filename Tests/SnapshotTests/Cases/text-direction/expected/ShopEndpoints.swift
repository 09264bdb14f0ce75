// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// All.
  ///
  /// `GET /pets`
  case pets

  public var request: EndpointRequest {
    switch self {
    case .pets:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .pets: return "Shop.pets"
    }
  }
}

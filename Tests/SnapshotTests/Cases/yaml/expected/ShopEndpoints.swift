// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case petsList

  public var request: EndpointRequest {
    switch self {
    case .petsList:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .petsList: return "Shop.petsList"
    }
  }
}

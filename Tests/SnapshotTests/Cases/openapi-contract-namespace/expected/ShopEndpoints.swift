// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

extension ShopClient {
  public nonisolated enum ShopEndpoint: Endpoint {
    /// `GET /size`
    case size

    public var request: EndpointRequest {
      switch self {
      case .size:
        return EndpointRequest(.get, "/size")
      }
    }

    public var operationID: String {
      switch self {
      case .size: return "Shop.size"
      }
    }
  }
}

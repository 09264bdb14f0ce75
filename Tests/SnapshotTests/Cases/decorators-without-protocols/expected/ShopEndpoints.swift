// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /ping`
  case ping

  public var request: EndpointRequest {
    switch self {
    case .ping:
      return EndpointRequest(.get, "/ping")
    }
  }

  public var operationID: String {
    switch self {
    case .ping: return "Shop.ping"
    }
  }
}

// Made by sdkgen for Shop @main struct Evil {} let x = 1. Do not edit.

public import SDKRuntime

public nonisolated enum ShopMainStructEvilLetXEquals1Endpoint: Endpoint {
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
    case .ping: return "ShopMainStructEvilLetXEquals1.ping"
    }
  }
}

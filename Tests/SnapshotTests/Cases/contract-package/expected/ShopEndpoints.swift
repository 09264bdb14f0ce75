// Made by sdkgen for Shop. Do not edit.

package import SDKRuntime

package nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /ping`
  case ping

  package var request: EndpointRequest {
    switch self {
    case .ping:
      return EndpointRequest(.get, "/ping")
    }
  }

  package var operationID: String {
    switch self {
    case .ping: return "Shop.ping"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

package import SDKRuntime

package nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /kind`
  case kind

  package var request: EndpointRequest {
    switch self {
    case .kind:
      return EndpointRequest(.get, "/kind")
    }
  }

  package var operationID: String {
    switch self {
    case .kind: return "Shop.kind"
    }
  }
}

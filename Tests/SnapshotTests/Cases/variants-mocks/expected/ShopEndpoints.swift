// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /ping`
  case ping

  var request: EndpointRequest {
    switch self {
    case .ping:
      return EndpointRequest(.get, "/ping")
    }
  }

  var operationID: String {
    switch self {
    case .ping: return "Shop.ping"
    }
  }
}

nonisolated enum ItemsEndpoint: Endpoint {
  /// `GET /items/{id}`
  case find(id: Int)

  var request: EndpointRequest {
    switch self {
    case .find(let id):
      return EndpointRequest(.get, "/items/\(id)")
    }
  }

  var operationID: String {
    switch self {
    case .find: return "Items.find"
    }
  }
}

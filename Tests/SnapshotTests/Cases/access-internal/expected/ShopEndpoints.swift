// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime

nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /items/{id}`
  case get(id: UUID)

  var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/items/\(id)")
    }
  }

  var operationID: String {
    switch self {
    case .get: return "Shop.get"
    }
  }
}

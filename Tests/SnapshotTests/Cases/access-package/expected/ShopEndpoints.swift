// Made by sdkgen for Shop. Do not edit.

package import Foundation
package import SDKRuntime

package nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /items/{id}`
  case get(id: UUID)

  package var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/items/\(id)")
    }
  }

  package var operationID: String {
    switch self {
    case .get: return "Shop.get"
    }
  }
}

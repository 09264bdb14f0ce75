// Made by sdkgen for Shop. Do not edit.

package import SDKRuntime

extension ShopClient {
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

  package nonisolated enum ItemsEndpoint: Endpoint {
    /// `GET /items`
    case list
    /// `POST /items`
    case create(NewItem)

    package var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/items")
      case .create(let body):
        return EndpointRequest(.post, "/items", body: .json(body))
      }
    }

    package var operationID: String {
      switch self {
      case .list: return "Items.list"
      case .create: return "Items.create"
      }
    }
  }
}

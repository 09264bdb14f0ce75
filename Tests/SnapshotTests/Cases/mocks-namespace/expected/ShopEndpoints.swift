// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

extension ShopClient {
  public nonisolated enum ItemsEndpoint: Endpoint {
    /// `GET /items`
    case list
    /// `POST /items`
    case create(NewItem)

    public var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/items")
      case .create(let body):
        return EndpointRequest(.post, "/items", body: .json(body))
      }
    }

    public var operationID: String {
      switch self {
      case .list: return "Items.list"
      case .create: return "Items.create"
      }
    }
  }
}

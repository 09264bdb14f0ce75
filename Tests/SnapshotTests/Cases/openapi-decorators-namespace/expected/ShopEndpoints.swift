// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

extension ShopClient {
  public nonisolated enum ItemsEndpoint: Endpoint {
    /// `GET /items/{id}`
    case find(id: String)

    public var request: EndpointRequest {
      switch self {
      case .find(let id):
        return EndpointRequest(.get, "/items/\(id, "id")")
      }
    }

    public var operationID: String {
      switch self {
      case .find: return "Items.find"
      }
    }
  }

  public nonisolated enum StockEndpoint: Endpoint {
    /// `GET /stock`
    case list(kind: ListKind? = nil)

    public var request: EndpointRequest {
      switch self {
      case .list(let kind):
        return EndpointRequest(.get, "/stock", query: [("kind", kind)])
      }
    }

    public var operationID: String {
      switch self {
      case .list: return "Stock.list"
      }
    }
  }
}

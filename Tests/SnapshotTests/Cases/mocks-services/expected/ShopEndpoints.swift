// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ItemsEndpoint: Endpoint {
  /// `GET /items`
  case list(page: Int? = nil, size: Int = 20)
  /// `POST /items`
  case create(NewItem)
  /// `DELETE /items/{id}`
  case remove(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let page, let size):
      return EndpointRequest(.get, "/items", query: [("page", page), ("size", size)])
    case .create(let body):
      return EndpointRequest(.post, "/items", body: .json(body))
    case .remove(let id):
      return EndpointRequest(.delete, "/items/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Items.list"
    case .create: return "Items.create"
    case .remove: return "Items.remove"
    }
  }
}

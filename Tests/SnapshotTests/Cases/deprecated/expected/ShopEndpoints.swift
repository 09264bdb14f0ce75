// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ItemsEndpoint: Endpoint {
  /// Deprecated.
  ///
  /// `GET /items/{id}`
  case get(id: Int)
  /// Deprecated: use put
  ///
  /// `POST /items`
  case create(NewItem)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/items/\(id)")
    case .create(let body):
      return EndpointRequest(.post, "/items", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Items.get"
    case .create: return "Items.create"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum FabricEndpoint: Endpoint {
  /// `GET /fabrics`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/fabrics")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Fabric.get"
    }
  }
}

public nonisolated enum OrdersEndpoint: Endpoint {
  /// `GET /orders`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/orders")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Orders.list"
    }
  }
}

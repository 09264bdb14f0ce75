// Made by sdkgen for Shop. Do not edit.

import SDKCache
public import SDKCore

public nonisolated enum OrdersEndpoint: Endpoint {
  /// `GET /orders/{id}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/orders/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Orders.get"
    }
  }
}

public nonisolated enum PricesEndpoint: Endpoint {
  /// `GET /prices`
  case list(page: Int? = nil)
  /// `GET /changes`
  case watch

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(
        .get, "/prices", query: [("page", page)], options: .init(cache: .ttl(.seconds(300))))
    case .watch:
      return EndpointRequest(.get, "/changes")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Prices.list"
    case .watch: return "Prices.watch"
    }
  }
}

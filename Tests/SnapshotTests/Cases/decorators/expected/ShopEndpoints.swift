// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// Says that the shop is open.
  ///
  /// `GET /ping`
  case ping

  public var request: EndpointRequest {
    switch self {
    case .ping:
      return EndpointRequest(.get, "/ping")
    }
  }

  public var operationID: String {
    switch self {
    case .ping: return "Shop.ping"
    }
  }
}

public nonisolated enum ItemsEndpoint: Endpoint {
  /// `GET /items`
  case list(page: Int? = nil, size: Int = 20)
  /// Deprecated: use list
  ///
  /// `GET /items/{id}`
  case find(id: Int)
  /// `POST /items`
  case create(NewItem)
  /// `GET /items/events`
  case watch(since: Date? = nil)
  /// `GET /items/{id}/photo`
  case photo(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let page, let size):
      return EndpointRequest(.get, "/items", query: [("page", page), ("size", size)])
    case .find(let id):
      return EndpointRequest(.get, "/items/\(id)")
    case .create(let body):
      return EndpointRequest(.post, "/items", body: .json(body))
    case .watch(let since):
      return EndpointRequest(.get, "/items/events", query: [("since", since)])
    case .photo(let id):
      return EndpointRequest(.get, "/items/\(id)/photo")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Items.list"
    case .find: return "Items.find"
    case .create: return "Items.create"
    case .watch: return "Items.watch"
    case .photo: return "Items.photo"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(parent: Int?, limit: Int? = nil)
  /// `PUT /pets/{id}`
  case replace(id: Int, Nullable<Pet>)

  public var request: EndpointRequest {
    switch self {
    case .list(let parent, let limit):
      return EndpointRequest(.get, "/pets", query: [("parent", parent), ("limit", limit)])
    case .replace(let id, let body):
      return EndpointRequest(.put, "/pets/\(id)", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .replace: return "Shop.replace"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `GET /pets`
  case new
  /// `GET /pets`
  case beta
  /// `POST /photos`
  case add

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    case .new:
      return EndpointRequest(.get, "/pets", server: "/v2")
    case .beta:
      return EndpointRequest(.get, "/pets", server: "./beta")
    case .add:
      return EndpointRequest(.post, "/photos", server: "uploads")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .new: return "Shop.new"
    case .beta: return "Shop.beta"
    case .add: return "Shop.add"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `POST /photos`
  case add
  /// `GET /files`
  case get

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    case .add:
      return EndpointRequest(.post, "/photos", server: "uploads")
    case .get:
      return EndpointRequest(.get, "/files", server: "files")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .add: return "Shop.add"
    case .get: return "Shop.get"
    }
  }
}

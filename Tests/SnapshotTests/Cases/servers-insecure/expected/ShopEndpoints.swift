// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /ping`
  case ping
  /// `POST /photos`
  case add

  public var request: EndpointRequest {
    switch self {
    case .ping:
      return EndpointRequest(.get, "/ping")
    case .add:
      return EndpointRequest(.post, "/photos", server: "uploads")
    }
  }

  public var operationID: String {
    switch self {
    case .ping: return "Shop.ping"
    case .add: return "Shop.add"
    }
  }
}

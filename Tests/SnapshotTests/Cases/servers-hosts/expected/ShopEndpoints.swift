// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /ping`
  case ping

  public var request: EndpointRequest {
    switch self {
    case .ping:
      return EndpointRequest(
        .get, "/ping",
        query: [("k", ServerConstant.byServer(["real": "r", "sandbox": "s", "files": "f"]))])
    }
  }

  public var operationID: String {
    switch self {
    case .ping: return "Shop.ping"
    }
  }
}

public nonisolated enum PhotosEndpoint: Endpoint {
  /// `POST /photos`
  case add
  /// `GET /photos`
  case get

  public var request: EndpointRequest {
    switch self {
    case .add:
      return EndpointRequest(.post, "/photos", server: "uploads")
    case .get:
      return EndpointRequest(.get, "/photos", server: "files")
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Photos.add"
    case .get: return "Photos.get"
    }
  }
}

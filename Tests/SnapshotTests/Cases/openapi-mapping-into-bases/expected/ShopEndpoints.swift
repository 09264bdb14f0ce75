// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `POST /a`
  case a(Animal)
  /// `GET /b`
  case b

  public var request: EndpointRequest {
    switch self {
    case .a(let body):
      return EndpointRequest(.post, "/a", body: .json(body))
    case .b:
      return EndpointRequest(.get, "/b")
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Shop.a"
    case .b: return "Shop.b"
    }
  }
}

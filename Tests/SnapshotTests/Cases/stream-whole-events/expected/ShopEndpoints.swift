// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case watch

  public var request: EndpointRequest {
    switch self {
    case .watch:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .watch: return "Shop.watch"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets/new`
  case watch

  public var request: EndpointRequest {
    switch self {
    case .watch:
      return EndpointRequest(.get, "/pets/new")
    }
  }

  public var operationID: String {
    switch self {
    case .watch: return "Shop.watch"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /watch`
  case watch
  /// `GET /export`
  case export

  public var request: EndpointRequest {
    switch self {
    case .watch:
      return EndpointRequest(.get, "/watch")
    case .export:
      return EndpointRequest(.get, "/export")
    }
  }

  public var operationID: String {
    switch self {
    case .watch: return "Shop.watch"
    case .export: return "Shop.export"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /names`
  case list
  /// `GET /names/first`
  case first

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/names", options: .init(cache: .ttl(.seconds(300))))
    case .first:
      return EndpointRequest(.get, "/names/first", options: .init(cache: .ttl(.milliseconds(500))))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .first: return "Shop.first"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case pets
  /// `GET /stocks`
  case stocks
  /// `GET /rows`
  case rows
  /// `GET /maybes`
  case maybes

  public var request: EndpointRequest {
    switch self {
    case .pets:
      return EndpointRequest(.get, "/pets")
    case .stocks:
      return EndpointRequest(.get, "/stocks")
    case .rows:
      return EndpointRequest(.get, "/rows")
    case .maybes:
      return EndpointRequest(.get, "/maybes")
    }
  }

  public var operationID: String {
    switch self {
    case .pets: return "Shop.pets"
    case .stocks: return "Shop.stocks"
    case .rows: return "Shop.rows"
    case .maybes: return "Shop.maybes"
    }
  }
}

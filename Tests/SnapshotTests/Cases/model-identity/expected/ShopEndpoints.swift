// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `pets`
  case pets
  /// `stocks`
  case stocks
  /// `rows`
  case rows
  /// `maybes`
  case maybes

  public var request: EndpointRequest {
    switch self {
    case .pets:
      EndpointRequest(.get, "/pets")
    case .stocks:
      EndpointRequest(.get, "/stocks")
    case .rows:
      EndpointRequest(.get, "/rows")
    case .maybes:
      EndpointRequest(.get, "/maybes")
    }
  }
}

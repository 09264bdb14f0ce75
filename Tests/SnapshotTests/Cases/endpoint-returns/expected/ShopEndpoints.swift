// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `nothing`
  case nothing
  /// `void`
  case void
  /// `pet`
  case pet
  /// `maybe`
  case maybe
  /// `list`
  case list
  /// `image`
  case image
  /// `count`
  case count
  /// `long`
  case long

  public var request: EndpointRequest {
    switch self {
    case .nothing:
      EndpointRequest(.get, "/nothing")
    case .void:
      EndpointRequest(.get, "/void")
    case .pet:
      EndpointRequest(.get, "/pet")
    case .maybe:
      EndpointRequest(.get, "/maybe")
    case .list:
      EndpointRequest(.get, "/pets")
    case .image:
      EndpointRequest(.get, "/image")
    case .count:
      EndpointRequest(.get, "/count")
    case .long:
      EndpointRequest(.get, "/long")
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /nothing`
  case nothing
  /// `GET /void`
  case void
  /// `GET /pet`
  case pet
  /// `GET /maybe`
  case maybe
  /// `GET /pets`
  case list
  /// `GET /image`
  case image
  /// `GET /count`
  case count
  /// `GET /long`
  case long

  public var request: EndpointRequest {
    switch self {
    case .nothing:
      return EndpointRequest(.get, "/nothing")
    case .void:
      return EndpointRequest(.get, "/void")
    case .pet:
      return EndpointRequest(.get, "/pet")
    case .maybe:
      return EndpointRequest(.get, "/maybe")
    case .list:
      return EndpointRequest(.get, "/pets")
    case .image:
      return EndpointRequest(.get, "/image")
    case .count:
      return EndpointRequest(.get, "/count")
    case .long:
      return EndpointRequest(.get, "/long")
    }
  }

  public var operationID: String {
    switch self {
    case .nothing: return "Shop.nothing"
    case .void: return "Shop.void"
    case .pet: return "Shop.pet"
    case .maybe: return "Shop.maybe"
    case .list: return "Shop.list"
    case .image: return "Shop.image"
    case .count: return "Shop.count"
    case .long: return "Shop.long"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /events`
  case events

  public var request: EndpointRequest {
    switch self {
    case .events:
      return EndpointRequest(.get, "/events")
    }
  }

  public var operationID: String {
    switch self {
    case .events: return "Shop.events"
    }
  }
}

public nonisolated enum AEndpoint: Endpoint {
  /// `GET /a`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/a")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "A.list"
    }
  }
}

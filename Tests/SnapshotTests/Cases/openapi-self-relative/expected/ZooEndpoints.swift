// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum ToysEndpoint: Endpoint {
  /// `GET /toys`
  case list
  /// `GET /own`
  case listOwn

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/toys")
    case .listOwn:
      return EndpointRequest(.get, "/own")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Toys.list"
    case .listOwn: return "Toys.listOwn"
    }
  }
}

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

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/toys")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Toys.list"
    }
  }
}
